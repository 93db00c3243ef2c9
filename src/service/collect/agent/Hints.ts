/** `Sec-CH-UA`, `Sec-CH-UA-Mobile`, `Sec-CH-UA-Platform`; empty where a browser sends none. */
export type Hints = { brands: string; mobile: string; platform: string }
