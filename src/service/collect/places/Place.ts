/** Where an address is; `""` where that is unknown. */
export type Place = {
  /** `EU` */
  continent: string
  /** ISO 3166-1, `DE` */
  country: string
  /** `DE:Bavaria` */
  region: string
  /** `DE:Berlin` */
  city: string
}

export type Places = {
  /** Takes an address as `plainAddress` writes it. */
  of(address: string): Place
}

export const nowhere: Place = { continent: '', country: '', region: '', city: '' }
