/**
 * User-agent client hints as their headers have them; empty where a browser sends none. The first three come unasked:
 * `Sec-CH-UA`, `Sec-CH-UA-Mobile`, `Sec-CH-UA-Platform`, `Sec-CH-UA-Platform-Version`, `Sec-CH-UA-Model`.
 */
export type Hints = { brands: string; mobile: string; platform: string; version?: string; model?: string }
