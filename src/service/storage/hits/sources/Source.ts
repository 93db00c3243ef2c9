/**
 * A website, an application or a way to come that goes by many hosts, as one: its name, and the hosts, of which the first stands for all.
 * A registered domain (`yahoo.com`, `yahoo.co.jp`) is also all that is below it; a host below one (`mail.google.com`) is itself alone.
 * Packages of Android applications are hosts, and so are words that stand for a source in `ref` and `utm_source`.
 */
export type Source = readonly [label: string, hosts: string]
