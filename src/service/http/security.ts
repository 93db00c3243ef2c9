import helmet from '@fastify/helmet'
import type { FastifyReply } from 'fastify'
import type { App } from './App.ts'

/** The one style that react-aria puts into a page itself: how a finger may scroll on what can be pressed. */
const reactAriaStyle = "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='"

const unframed = "frame-ancestors 'none'"

/** Lets websites everywhere show this one answer in a frame. */
export function allowFraming({ raw }: FastifyReply): void {
  const policy = String(raw.getHeader('Content-Security-Policy'))
  raw.setHeader('Content-Security-Policy', policy.replace(unframed, 'frame-ancestors *'))
  raw.removeHeader('X-Frame-Options')
}

/** A year, in seconds. */
const longest = 31_536_000

/** Strict headers on every answer. The dashboard may be pointed at another service, so it may connect elsewhere. */
export async function useSecurityHeaders(app: App, { baseUrl }: { baseUrl: string }): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'none'"],
        'script-src': ["'self'"],
        'style-src': ["'self'", reactAriaStyle],
        'img-src': ["'self'", 'data:'],
        'font-src': ["'self'"],
        'connect-src': ["'self'", 'https:', 'http:'],
        'manifest-src': ["'self'"],
        'worker-src': ["'self'"],
        'base-uri': ["'none'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'none'"],
      },
    },
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'no-referrer' },
    // Other names under this one are somebody else's affair.
    strictTransportSecurity: baseUrl.startsWith('https:') && { maxAge: longest, includeSubDomains: false },
  })
}
