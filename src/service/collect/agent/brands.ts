/**
 * Brands of `Sec-CH-UA` and the names they go by here. A browser that is made of another says the other's brand as well: the first
 * of these that is said decides.
 */
export const brandNames: readonly (readonly [brand: string, name: string])[] = [
  ['Microsoft Edge', 'Edge'],
  ['Microsoft Edge WebView2', 'Edge WebView2'],
  ['Opera GX', 'Opera GX'],
  ['Opera Mini', 'Opera Mini'],
  ['Opera', 'Opera'],
  ['Brave', 'Brave'],
  ['Vivaldi', 'Vivaldi'],
  ['YaBrowser', 'Yandex Browser'],
  ['DuckDuckGo', 'DuckDuckGo'],
  ['Samsung Internet', 'Samsung Internet'],
  ['Whale', 'Whale'],
  ['CocCoc', 'Coc Coc'],
  ['Avast Secure Browser', 'Avast Secure Browser'],
  ['AVG Secure Browser', 'AVG Secure Browser'],
  ['Norton Private Browser', 'Norton Private Browser'],
  ['CCleaner Browser', 'CCleaner Browser'],
  ['Oculus Browser', 'Meta Quest Browser'],
  ['Android WebView', 'Android WebView'],
  ['Google Chrome', 'Chrome'],
  ['Chromium', 'Chromium'],
]

/** Longer headers are read no further. */
const longest = 512

/** The brands of a `Sec-CH-UA` header (RFC 8941, a list of strings with a parameter `v`), with the numbers before the first dot. */
export const brandsIn = (header: string): Map<string, string> =>
  new Map(
    Array.from(
      header.slice(0, longest).matchAll(/"([\w .]{1,40})"; ?v="(\d{1,3})[".]/g),
      ([, brand = '', version = '']) => [brand, version],
    ),
  )
