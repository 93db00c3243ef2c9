const storageKey = 'porchlight.keys'

/**
 * Whether single keys do something: on unless switched off, because speech input types them by accident.
 * https://www.w3.org/WAI/WCAG22/Understanding/character-key-shortcuts
 */
export const singleKeysOn = (): boolean => localStorage.getItem(storageKey) !== 'off'

export function switchSingleKeys(on: boolean): void {
  if (on) localStorage.removeItem(storageKey)
  else localStorage.setItem(storageKey, 'off')
}
