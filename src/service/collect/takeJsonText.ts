import type { App } from '#service/http/App.ts'
import { Refusal } from '#service/http/problems.ts'

/** Bodies are JSON, whatever they call themselves: plain text needs no permission from a browser to be sent. */
export function takeJsonText(app: App): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(['text/plain', 'application/json'], { parseAs: 'string' }, (_request, body, done) => {
    done(null, body)
  })
  app.addContentTypeParser('*', (_request, _payload, done) => {
    done(new Refusal(415, 'Send JSON as text/plain or application/json.'))
  })
}
