import { SignsWire } from '@save/api-adapter/wire'
import type { Hono } from 'hono'
import { complaint, jsonAnswer } from '../api/json.ts'
import { readJsonBody } from '../api/json-body.ts'
import type { Host } from '../host.ts'
import { controlMessages } from '../worlds/control.messages.ts'
import { readerOf } from '../worlds/control.schema.ts'

const readSigns = readerOf(SignsWire)

/**
 * Receives the signs that browsers send by beacon, which can't have an anti-forgery token, and refuses anything that
 * the schema does not know. A real host stores them for its staff; here the control page lists them.
 */
export function signsRoutes(app: Hono, host: Host): void {
  app.post('/signs', async (c) => {
    const body = await readJsonBody(c.req.raw)
    if ('refused' in body) return body.refused
    const reading = readSigns(body.json)
    if (!('value' in reading)) return complaint(400, controlMessages.badRequest(reading.complaints))
    host.visitors.whoSent(c.req.raw).world?.signs.add(reading.value)
    return new Response(null, { status: 204 })
  })

  if (!host.isDevelopment) return
  app.get('/_control/worlds/:name/signs', (c) =>
    jsonAnswer(200, host.worlds.find(c.req.param('name'))?.signs.sendings ?? []),
  )
}
