import type { FrozenLink } from '#contract/frozenLink.ts'
import type { FrozenLinkRow } from '#service/storage/sql/tables.ts'

/** A frozen link as the website's holder sees it: its secret is stored nowhere. */
export const frozenRecord = ({
  website_id: _website,
  hash: _hash,
  minimum: _minimum,
  ...link
}: FrozenLinkRow): FrozenLink => link
