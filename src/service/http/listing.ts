import type { ListMeta } from '#contract/list.ts'

type Page = { page: number; per_page: number }

/** The `links` and `meta` of a page of a list. `url` is the request's full address; its other parameters stay in the links. */
export function listing(url: URL, { page, per_page }: Page, total: number, rows: number) {
  const last_page = Math.max(1, Math.ceil(total / per_page))
  const first = (page - 1) * per_page + 1
  const meta: ListMeta = {
    current_page: page,
    from: rows > 0 ? first : null,
    last_page,
    path: url.origin + url.pathname,
    per_page,
    to: rows > 0 ? first + rows - 1 : null,
    total,
  }
  const links = {
    first: pageOf(url, 1),
    last: pageOf(url, last_page),
    prev: page > 1 ? pageOf(url, Math.min(page - 1, last_page)) : null,
    next: page < last_page ? pageOf(url, page + 1) : null,
  }
  return { links, meta }
}

function pageOf(url: URL, page: number): string {
  const other = new URL(url)
  other.searchParams.set('page', String(page))
  return other.href
}
