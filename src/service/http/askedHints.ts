/**
 * What browsers say of themselves only where they are asked (`Accept-CH`): Windows 11, and the models of phones. A page's own
 * website has to ask in its answers and to name this service in its `Permissions-Policy`; the script needs neither.
 */
export const askedHints = 'Sec-CH-UA-Platform-Version, Sec-CH-UA-Model'
