import type { AnyWebsite } from '#contract/website.ts'
import { paths } from '#dashboard/paths.ts'
import { Link } from 'react-router'

/** A website that has never had a hit: the script is probably missing. */
export function NoHitsYet({ website }: { website: AnyWebsite }) {
  return (
    <section className="no-hits-yet">
      <h1>{website.domain}</h1>
      <p>No visit has arrived yet. Statistics begin with the first one, once the script is on the website’s pages.</p>
      <Link to={paths.install(website.id)}>Put the script on your pages</Link>
    </section>
  )
}
