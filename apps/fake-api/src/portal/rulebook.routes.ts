import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Hono } from 'hono'
import type { Host } from '../host.ts'
import { seeOther, textAnswer } from '../http/answers.ts'
import { entityAnswer, entityOf } from '../http/entity.ts'
import { assetHeaders } from '../http/security-headers.policy.ts'
import { hostMessages } from './host.messages.ts'
import { mediaTypeOf } from './media-type.policy.ts'

const written = fileURLToPath(new URL('../../../../reports/rulebook', import.meta.url))

/**
 * Serves the rulebook from `npm run rulebook` to analysts and developers. Reads the files each
 * time, since the command may have rewritten them.
 */
export function rulebookRoutes(app: Hono, host: Host, folder: string = written): void {
  // The page refers to its files by relative path, so its address must end in the file name.
  const toPage = () => seeOther('/rulebook/index.html', host.pageHeaders)
  app.get('/rulebook', toPage)
  app.get('/rulebook/', toPage)
  app.get('/rulebook/:file', (c) => {
    const name = c.req.param('file')
    const file = join(folder, name)
    if (!isPlainName(name)) return textAnswer(404, hostMessages.noSuchFile)
    if (!existsSync(file)) return textAnswer(404, hostMessages.noRulebook)
    const entity = entityOf(readFileSync(file), {
      type: mediaTypeOf(file) ?? '',
      cacheControl: 'no-cache',
      headers: file.endsWith('.html') ? host.pageHeaders : assetHeaders,
    })
    return entityAnswer(c.req.raw, entity)
  })
}

/** A name without a folder, so that no address leaves the rulebook's folder. */
const isPlainName = (name: string): boolean =>
  /^[a-z0-9-]+\.[a-z0-9]+$/.test(name) && mediaTypeOf(name) !== undefined
