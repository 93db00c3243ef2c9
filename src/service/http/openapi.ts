import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { Problem } from '#contract/problem.ts'
import type { App } from './App.ts'

/** What a route says in its schema that asks for no key, and one that answers more to whoever has one. */
export const keyless: readonly { [scheme: string]: readonly string[] }[] = []
export const keyIfAny: typeof keyless = [{}, { key: [] }]

/** The interface as an OpenAPI 3.1 document, made from the schemas that check the requests, and as a page to read. */
export async function describeApi(app: App, { version, baseUrl }: { version: string; baseUrl: string }): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Porchlight',
        version,
        description: 'Tracked websites and their statistics. Bodies are form-encoded; JSON is taken too.',
      },
      servers: [{ url: baseUrl }],
      components: { securitySchemes: { key: { type: 'http', scheme: 'bearer', description: 'An API key' } } },
      security: [{ key: [] }],
    },
    transform: withProblems,
  })
  await app.register(swaggerUi, {
    routePrefix: '/api/v1/docs',
    staticCSP: policy,
    uiConfig: { layout: 'BaseLayout' },
  })
}

/** Whatever is refused is refused in the same words. */
const withProblems: typeof jsonSchemaTransform = ({ schema, ...rest }) =>
  jsonSchemaTransform({
    ...rest,
    schema: schema.response ? { ...schema, response: { ...schema.response, '4XX': Problem, '5XX': Problem } } : schema,
  })

/** Stricter than the page's own: nothing from other hosts, no inline script. Its widgets do set styles inline. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')
