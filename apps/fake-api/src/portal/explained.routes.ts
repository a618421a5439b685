import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Hono } from 'hono'
import { textAnswer } from '../http/answers.ts'
import { entityAnswer, entityOf } from '../http/entity.ts'
import { assetHeaders } from '../http/security-headers.policy.ts'
import { hostMessages } from './host.messages.ts'
import { explainingScript } from './host-page.rules.ts'
import { mediaTypeOf } from './media-type.policy.ts'

const built = fileURLToPath(new URL('../../../rulebook/dist/explain.js', import.meta.url))

/** The script with which the screens of a world explain themselves; the portal's build has none of it. */
export function explainedRoutes(app: Hono, file: string = built): void {
  app.get(explainingScript, (c) =>
    existsSync(file)
      ? entityAnswer(
          c.req.raw,
          entityOf(readFileSync(file), {
            type: mediaTypeOf(file) ?? '',
            cacheControl: 'no-cache',
            headers: assetHeaders,
          }),
        )
      : textAnswer(404, hostMessages.noExplanation),
  )
}
