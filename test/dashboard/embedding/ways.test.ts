import { policy, wayNames, ways } from '#dashboard/embedding/ways.ts'
import { expect, test } from 'vitest'

// What is given to be pasted is run as it would be on a page.
// eslint-disable-next-line typescript/no-implied-eval
const run = (code: string) => new Function(code)()

const service = 'https://example.com/porch'

test.each(wayNames)('%s names the website and the service', (name) => {
  const code = ways[name].code('shop.example', service)

  expect(code).toContain('shop.example')
  expect(code).toContain(service)
})

const scripts = wayNames.filter((name) => ways[name].by === 'script')

test.each(scripts)('%s asks for what is ticked, in values that no framework turns into others', (name) => {
  const code = ways[name].code('shop.example', service, ['outbound', '404'])

  expect(code).toMatch(/data-outbound(?!="true")/)
  expect(code).toMatch(/data-404(?!="true")/)
  expect(code).not.toContain('data-downloads')
})

test('a script that the tag manager adds asks for what is ticked', () => {
  const [body = ''] =
    /(?<=<script>)[^<]*/.exec(ways['tag-manager'].code('ticked.example', service, ['downloads', 'hash'])) ?? []
  run(body)

  const script = document.querySelector<HTMLScriptElement>('script[data-domain="ticked.example"]')
  expect({ ...script?.dataset }).toEqual({ domain: 'ticked.example', downloads: '', hash: '' })
})

test('a script that the tag manager adds counts for the website', () => {
  const [body = ''] = /(?<=<script>)[^<]*/.exec(ways['tag-manager'].code('shop.example', service)) ?? []
  run(body)

  const script = document.querySelector<HTMLScriptElement>('script[data-domain="shop.example"]')
  expect(script?.src).toBe('https://example.com/porch/script.js')
})

test('an event that happens before the script is there waits for it', () => {
  run(ways.html.event)

  expect(Reflect.get(window, 'porchlight')).toHaveProperty('q', [['Signup', { plan: 'pro' }]])
})

test.each([
  ['script', 'script-src https://example.com; connect-src https://example.com'],
  ['package', 'connect-src https://example.com'],
  ['image', 'img-src https://example.com'],
] as const)('a policy allows what a %s needs', (by, rules) => {
  expect(policy(by, service)).toBe(rules)
})
