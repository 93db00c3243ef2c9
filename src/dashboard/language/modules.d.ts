/** Made at build by `messagesPlugin.ts`: the catalogue's files by language and area, `de/settings`. */
declare module 'virtual:messages' {
  type Message = string | ((values: Record<string, string | number | boolean> | undefined) => string)
  export const messages: Readonly<Record<string, () => Promise<{ default: Record<string, Message> }>>>
}
