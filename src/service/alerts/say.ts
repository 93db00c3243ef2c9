import { catalogue, type Say as SayKey } from '#service/language/catalogue.ts'
import type { Language } from '#contract/languages.ts'
import ar from './messages/ar.json' with { type: 'json' }
import de from './messages/de.json' with { type: 'json' }
import en from './messages/en.json' with { type: 'json' }
import es from './messages/es.json' with { type: 'json' }
import fr from './messages/fr.json' with { type: 'json' }
import ja from './messages/ja.json' with { type: 'json' }
import ptBR from './messages/pt-BR.json' with { type: 'json' }
import zhCN from './messages/zh-CN.json' with { type: 'json' }

export type Say = SayKey<keyof typeof en>

/** What alerts say, in a language. */
export const sayIn: (language: Language) => Say = catalogue({ ar, de, en, es, fr, ja, 'pt-BR': ptBR, 'zh-CN': zhCN })
