/** Continents by code, and what `Intl.DisplayNames` knows them as: UN M49 numbers, and a region's code for Antarctica. */
export const continents: Readonly<Record<string, string>> = {
  AF: '002',
  AN: 'AQ',
  AS: '142',
  EU: '150',
  NA: '003',
  OC: '009',
  SA: '005',
}
