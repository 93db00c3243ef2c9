/** Signs in whoever opens it: the key is in the fragment, which no server sees. */
export const signInLink = (baseUrl: string, key: string): string => `${baseUrl}/#key=${encodeURIComponent(key)}`
