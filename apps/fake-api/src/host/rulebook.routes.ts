import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { shellPolicy } from '@save/domain/shell'
import type { Context, Hono } from 'hono'
import type { Host } from '../host.ts'
import { seeOther, textAnswer } from '../http/answers.ts'
import { entityAnswer, entityOf } from '../http/entity.ts'
import { assetHeaders } from '../http/security-headers.policy.ts'
import { outcomePage } from '../pages/page.ts'
import { pageAnswer } from '../pages/page-answer.ts'
import { hostMessages } from './host.messages.ts'
import { mediaTypeOf } from './media-type.policy.ts'
import { rulebookMessages } from './rulebook.messages.ts'

const writtenRulebook = fileURLToPath(new URL('../../../../reports/rulebook', import.meta.url))
const firstPage = 'index.html'

/**
 * The rulebook for developers and analysts, as `npm run rulebook` left it. Its files are read when
 * they are asked for, since it is written anew while the server runs.
 */
export function rulebookRoutes(app: Hono, host: Host, folder = writtenRulebook): void {
  // Its files are named beside the page, so the page's address needs its last part.
  app.get('/rulebook', () => seeOther(`/rulebook/${firstPage}`, host.pageHeaders))
  app.get('/rulebook/:file', (c) => {
    const name = c.req.param('file')
    if (!existsSync(join(folder, firstPage))) return notWritten(host, c)
    return isNamedPlainly(name) && existsSync(join(folder, name))
      ? fileAnswer(host, c, join(folder, name))
      : textAnswer(404, hostMessages.noSuchFile)
  })
}

/** A name without a folder, so that no address leads out of the rulebook's own. */
const isNamedPlainly = (name: string): boolean =>
  /^[a-z0-9-]+\.[a-z0-9]+$/.test(name) && mediaTypeOf(name) !== undefined

function fileAnswer(host: Host, c: Context, file: string): Response {
  const entity = entityOf(readFileSync(file), {
    type: mediaTypeOf(file) ?? '',
    cacheControl: 'no-cache',
    headers: file.endsWith('.html') ? host.pageHeaders : assetHeaders,
  })
  return entityAnswer(c.req.raw, entity)
}

const notWritten = (host: Host, c: Context): Response =>
  pageAnswer(
    host,
    c,
    host.visitors.whoSent(c.req.raw),
    outcomePage({
      mark: 'trouble',
      title: rulebookMessages.ours.notBuilt,
      lines: [rulebookMessages.ours.howToBuild],
      link: { href: shellPolicy.basePath, text: rulebookMessages.ours.goOn },
    }),
    { status: 404 },
  )
