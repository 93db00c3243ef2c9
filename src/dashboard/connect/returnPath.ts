import { paths } from '#dashboard/paths.ts'

/** Where to go after signing in. Only addresses inside this dashboard: a link must not send anybody elsewhere. */
export const returnPath = (back: string | null): string => (back && /^\/(?![/\\])/.test(back) ? back : paths.websites)
