import type { Language } from '#contract/languages.ts'

type Words = { ask: string; done: string; hint: string; stop: string; open: string }

/** What the page says that a report's last link leads to. */
export const words: Record<Language, Words> = {
  en: {
    ask: 'Stop the reports?',
    done: 'The reports have stopped',
    hint: 'This is about the weekly and monthly reports of all your websites. You can switch them on again in the settings of a website.',
    stop: 'Stop the reports',
    open: 'To your websites',
  },
  de: {
    ask: 'Berichte beenden?',
    done: 'Die Berichte sind beendet',
    hint: 'Das betrifft die Wochen- und Monatsberichte über alle Websites dieses Kontos. In den Einstellungen einer Website lassen sie sich wieder einschalten.',
    stop: 'Berichte beenden',
    open: 'Zu den Websites',
  },
  fr: {
    ask: 'Arrêter les rapports ?',
    done: 'Les rapports sont arrêtés',
    hint: 'Il s’agit des rapports hebdomadaires et mensuels de tous vos sites. Vous pouvez les réactiver dans les réglages d’un site.',
    stop: 'Arrêter les rapports',
    open: 'Vers vos sites',
  },
  es: {
    ask: '¿Dejar de recibir los informes?',
    done: 'Ya no recibirás informes',
    hint: 'Se trata de los informes semanales y mensuales de todos tus sitios web. Puedes volver a activarlos en los ajustes de un sitio web.',
    stop: 'Dejar de recibirlos',
    open: 'Ir a tus sitios web',
  },
  'pt-BR': {
    ask: 'Parar os relatórios?',
    done: 'Os relatórios foram parados',
    hint: 'Trata-se dos relatórios semanais e mensais de todos os seus sites. Você pode ativá-los de novo nas configurações de um site.',
    stop: 'Parar os relatórios',
    open: 'Ir para seus sites',
  },
  ja: {
    ask: 'レポートを停止しますか？',
    done: 'レポートを停止しました',
    hint: 'すべてのサイトの週間・月間レポートが対象です。サイトの設定からいつでも再開できます。',
    stop: 'レポートを停止',
    open: 'サイト一覧へ',
  },
  'zh-CN': {
    ask: '停止发送报告？',
    done: '报告已停止发送',
    hint: '这涉及此账户所有网站的周报和月报。可以在网站的设置中重新开启。',
    stop: '停止发送报告',
    open: '前往网站列表',
  },
  ar: {
    ask: 'هل تريد إيقاف التقارير؟',
    done: 'تم إيقاف التقارير',
    hint: 'يشمل ذلك التقارير الأسبوعية والشهرية لجميع مواقعك. يمكنك تفعيلها مجددًا من إعدادات أي موقع.',
    stop: 'إيقاف التقارير',
    open: 'إلى مواقعك',
  },
}
