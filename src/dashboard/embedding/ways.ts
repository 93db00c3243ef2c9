import type { Key } from '#dashboard/language/areas.ts'
import { scriptTag } from './scriptTag.ts'
import { attributesOf, type Switch } from './switches.ts'

/** How the pages of a website come to count. */
export type Way = {
  /** What the website is made with: a name, the same in every language. */
  name: string
  /** Where the code goes. */
  where: Key
  /** The files and elements that sentence names. */
  places: Readonly<Record<string, string>>
  /** `service` is the address that the script and the events have there; what else the script is to do, where it is one. */
  code: (domain: string, service: string, switches?: readonly Switch[]) => string
  /** How a custom event is counted; an image is there for pages alone. */
  event: string | null
  /** The script of the service, a package that sends it the events of Plausible's format, or an image. */
  by: 'script' | 'package' | 'image'
}

// What is called before the script is there waits in `q`.
const event = `window.porchlight ??= (...call) => (window.porchlight.q ??= []).push(call)
porchlight('Signup', { plan: 'pro' })`

const head = '<head>'

/** What each switch adds. */
const each = (switches: readonly Switch[], written: (attribute: string) => string) =>
  attributesOf(switches).map(written).join('')

export const ways = {
  html: { name: 'HTML', where: 'embedding.where.html', places: { head }, code: scriptTag, event, by: 'script' },
  nextjs: {
    name: 'Next.js',
    where: 'embedding.where.nextjs',
    places: { layout: 'app/layout.tsx', body: '<body>', app: 'pages/_app.tsx' },
    // JSX would say of an attribute without a value that it is "true".
    code: (domain, service, switches = []) => `import Script from 'next/script'

<Script data-domain="${domain}"${each(switches, (name) => ` ${name}=""`)} src="${service}/script.js" />`,
    event,
    by: 'script',
  },
  nuxt: {
    name: 'Nuxt',
    where: 'embedding.where.nuxt',
    places: { config: 'nuxt.config.ts' },
    code: (domain, service, switches = []) => `export default defineNuxtConfig({
  app: {
    head: {
      script: [
        { src: '${service}/script.js', defer: true, 'data-domain': '${domain}'${each(switches, (name) => `, '${name}': ''`)} },
      ],
    },
  },
})`,
    event,
    by: 'script',
  },
  sveltekit: {
    name: 'SvelteKit',
    where: 'embedding.where.sveltekit',
    places: { head, template: 'src/app.html' },
    code: scriptTag,
    event,
    by: 'script',
  },
  astro: {
    name: 'Astro',
    where: 'embedding.where.astro',
    places: { head, directive: 'is:inline' },
    code: (...website) => scriptTag(...website).replace('<script', '<script is:inline'),
    event,
    by: 'script',
  },
  vite: {
    name: 'Vite (React, Vue, Solid)',
    where: 'embedding.where.vite',
    places: { head, page: 'index.html' },
    code: scriptTag,
    event,
    by: 'script',
  },
  wordpress: {
    name: 'WordPress',
    where: 'embedding.where.wordpress',
    places: { functions: 'functions.php' },
    code: (...website) => `add_action('wp_head', function () {
  echo '${scriptTag(...website)}';
});`,
    event,
    by: 'script',
  },
  'tag-manager': {
    name: 'Google Tag Manager',
    where: 'embedding.where.tagManager',
    places: {},
    // It keeps no attributes of its own of a script it is given as HTML.
    code: (domain, service, switches = []) => `<script>
  var script = document.createElement('script')
  script.setAttribute('data-domain', '${domain}')${each(switches, (name) => `\n  script.setAttribute('${name}', '')`)}
  script.src = '${service}/script.js'
  document.head.appendChild(script)
</script>`,
    event,
    by: 'script',
  },
  'plausible-analytics': {
    name: 'npm: @plausible-analytics/tracker',
    where: 'embedding.where.package',
    places: { package: '@plausible-analytics/tracker' },
    code: (domain, service) => `import { init } from '@plausible-analytics/tracker'

init({ domain: '${domain}', endpoint: '${service}/api/event' })`,
    event: `import { track } from '@plausible-analytics/tracker'

track('Signup', { props: { plan: 'pro' } })`,
    by: 'package',
  },
  'plausible-tracker': {
    name: 'npm: plausible-tracker',
    where: 'embedding.where.package',
    places: { package: 'plausible-tracker' },
    code: (domain, service) => `import Plausible from 'plausible-tracker'

export const plausible = Plausible({ domain: '${domain}', apiHost: '${service}' })
plausible.enableAutoPageviews()`,
    event: `plausible.trackEvent('Signup', { props: { plan: 'pro' } })`,
    by: 'package',
  },
  noscript: {
    name: 'HTML: <noscript>',
    where: 'embedding.where.image',
    places: { body: '<body>' },
    // Browsers tell an image of another website no more than the host of the page, unless they are asked to.
    code: (domain, service) =>
      `<noscript><img src="${service}/api/pixel.gif?d=${domain}" alt="" referrerpolicy="no-referrer-when-downgrade"></noscript>`,
    event: null,
    by: 'image',
  },
} satisfies Record<string, Way>

export type WayName = keyof typeof ways

// Object.keys forgets the names it is given the keys of.
export const wayNames = Object.keys(ways) as [WayName, ...WayName[]]

/** What a website's content security policy has to allow. */
export const policy = (by: Way['by'], service: string): string => policies[by].replaceAll('*', new URL(service).origin)

const policies: Record<Way['by'], string> = {
  script: 'script-src *; connect-src *',
  package: 'connect-src *',
  image: 'img-src *',
}
