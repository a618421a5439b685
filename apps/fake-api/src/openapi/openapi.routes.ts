import type { Hono } from 'hono'
import { jsonAnswer } from '../api/json.ts'
import type { Host } from '../host.ts'
import { pageAnswer } from '../pages/page-answer.ts'
import { openApiDocument } from './document.ts'
import { openapiPage } from './openapi-page.ts'

/** Serves the document, and its readable page. */
export function openapiRoutes(app: Hono, host: Host): void {
  app.get('/_control/openapi.json', () => jsonAnswer(200, openApiDocument()))
  app.get('/_control/openapi', (c) =>
    pageAnswer(
      host,
      c,
      host.visitors.whoSent(c.req.raw),
      openapiPage(openApiDocument(), host.look.controlSheet),
    ),
  )
}
