/** The primary language of the first tag: `de` of `de-AT,de;q=0.9`; `""` when there is none. */
export function language(tags: string | null | undefined): string {
  const primary = /^\s*([a-z]{2,3})(?=[-_,;\s]|$)/i.exec(tags ?? '')?.[1]?.toLowerCase() ?? ''
  return placeholders.has(primary) ? '' : primary
}

/** ISO 639's codes for "undetermined", "multiple", "none" and "missing". */
const placeholders = new Set(['und', 'mul', 'zxx', 'mis'])
