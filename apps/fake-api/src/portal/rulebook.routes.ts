import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { shellPolicy } from '@save/domain/shell'
import type { Context, Hono } from 'hono'
import type { Host } from '../host.ts'
import { seeOther, textAnswer } from '../http/answers.ts'
import { entityAnswer, entityOf } from '../http/entity.ts'
import { assetHeaders } from '../http/security-headers.policy.ts'
import { outcomePage, type PageOutcome } from '../pages/page.ts'
import { pageAnswer } from '../pages/page-answer.ts'
import { hostMessages } from './host.messages.ts'
import { mediaTypeOf } from './media-type.policy.ts'
import { rulebookMessages } from './rulebook.messages.ts'

const root = fileURLToPath(new URL('../../../..', import.meta.url))
const firstPage = 'index.html'

export interface WrittenRulebook {
  readonly folder: string
  /** Brings it up to date; false when that failed. */
  readonly write: () => Promise<boolean>
}

const ownRulebook: WrittenRulebook = {
  folder: join(root, 'reports', 'rulebook'),
  write: () => runCommand('rulebook', '--again'),
}

/**
 * The rulebook for analysts and developers. It is updated on the first request, so that the server
 * starts no later; its files are read each time, since `npm run rulebook` may rewrite them
 * meanwhile.
 */
export function rulebookRoutes(
  app: Hono,
  host: Host,
  { folder, write }: WrittenRulebook = ownRulebook,
): void {
  let standing: 'unknown' | 'writing' | 'written' | 'failed' = 'unknown'
  const bringUpToDate = () => {
    standing = 'writing'
    void write().then((isWritten) => {
      standing = isWritten ? 'written' : 'failed'
    })
  }
  // Its files are named beside the page, so the page's address needs its last part.
  app.get('/rulebook', () => seeOther(`/rulebook/${firstPage}`, host.pageHeaders))
  app.get(`/rulebook/${firstPage}`, (c) => {
    if (standing === 'unknown') bringUpToDate()
    // Somebody has followed the advice of the page and run the command.
    if (standing === 'failed' && existsSync(join(folder, firstPage))) standing = 'written'
    if (standing === 'writing') return beingWritten(host, c)
    return standing === 'written'
      ? fileAnswer(host, c, join(folder, firstPage))
      : notWritten(host, c)
  })
  app.get('/rulebook/:file', (c) => {
    const name = c.req.param('file')
    return isNamedPlainly(name) && existsSync(join(folder, name))
      ? fileAnswer(host, c, join(folder, name))
      : textAnswer(404, hostMessages.noSuchFile)
  })
}

/** A command of the repository, run beside the server and ended with it. */
function runCommand(...command: readonly string[]): Promise<boolean> {
  const child = spawn(process.execPath, [join(root, 'scripts', 'bootstrap.mjs'), ...command], {
    cwd: root,
    stdio: 'ignore',
  })
  const end = () => child.kill()
  process.once('exit', end)
  return new Promise((resolve) => {
    const ended = (isWell: boolean) => {
      process.off('exit', end)
      resolve(isWell)
    }
    child.once('error', () => ended(false))
    // It is written even when a test fails: that is what it shows.
    child.once('exit', () => ended(existsSync(join(ownRulebook.folder, firstPage))))
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

function beingWritten(host: Host, c: Context): Response {
  const { writing, writingText } = rulebookMessages.ours
  const answer = page(host, c, { mark: 'done', title: writing, lines: [writingText] }, 503)
  answer.headers.set('refresh', '2')
  return answer
}

function notWritten(host: Host, c: Context): Response {
  const { notWritten: title, howToWrite } = rulebookMessages.ours
  return page(host, c, { mark: 'trouble', title, lines: [howToWrite] }, 500)
}

const page = (
  host: Host,
  c: Context,
  says: Pick<PageOutcome, 'mark' | 'title' | 'lines'>,
  status: 500 | 503,
): Response =>
  pageAnswer(
    host,
    c,
    host.visitors.whoSent(c.req.raw),
    outcomePage({
      ...says,
      link: { href: shellPolicy.basePath, text: rulebookMessages.ours.goOn },
    }),
    { status },
  )
