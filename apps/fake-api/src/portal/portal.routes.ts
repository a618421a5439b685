import { type HostPage, hostPageOf, shellPolicy } from '@save/domain/shell'
import type { Context } from 'hono'
import type { Host } from '../host.ts'
import { answer, textAnswer } from '../http/answers.ts'
import { type Entity, entityAnswer, entityOf } from '../http/entity.ts'
import { RecentlyUsed } from '../recently-used.ts'
import { hostMessages } from './host.messages.ts'
import { pageOfNoPortal, withConfiguration } from './host-page.rules.ts'
import { mediaTypeOf } from './media-type.policy.ts'

const base = shellPolicy.basePath.toLowerCase()

/** True if the path, in lower case, is below the portal's base. */
export const isPortalPath = (path: string): boolean => path === base || path.startsWith(`${base}/`)

/**
 * Serves the built portal: its files by name, and for every other address below the base the page that starts the app
 * (ROUTE-01, ROUTE-03). A missing file gets a 404 and never that page, so that a browser with an old page notices that
 * its script is gone.
 */
export function portalAnswering(host: Host): (c: Context) => Response {
  const pages = new RecentlyUsed<string, Entity>(60)

  const hostPage = (page: HostPage, madeFrom: string, make: () => string): Entity => {
    const key = `${page} ${madeFrom}`
    const entity =
      pages.get(key) ??
      entityOf(make(), {
        type: mediaTypeOf('.html') ?? '',
        // The page sets the visitor's own cookies.
        cacheControl: 'private, no-cache',
        headers: host.pageHeaders,
        effort: 11,
      })
    pages.set(key, entity)
    return entity
  }

  return (c) => {
    const { method } = c.req
    if (method !== 'GET' && method !== 'HEAD')
      return textAnswer(405, hostMessages.onlyReading, { allow: 'GET, HEAD' })
    const { portal } = host
    if (portal === undefined) return notServed(host, c)
    const path = c.req.path.slice(base.length)
    const file = portal.find(path)
    if (file !== undefined) return entityAnswer(c.req.raw, file)
    if (isFilePath(path) || isForPart(c.req.header('sec-fetch-dest')))
      return textAnswer(404, hostMessages.noSuchFile)

    const visitor = host.visitors.whoSent(c.req.raw)
    const { configuration } = visitor.world ?? host.worlds.lobby
    const page = hostPageOf(c.req.path)
    const entity = hostPage(page, JSON.stringify(configuration), () =>
      withConfiguration(portal.hostPage(page), configuration),
    )
    const { cookies } = host.visitors.introduce(c.req.raw, visitor)
    return entityAnswer(c.req.raw, entity, cookies)
  }
}

/**
 * A portal that runs elsewhere, for example in the development server, reads the page configuration of the visitor's
 * world from this page.
 */
function notServed(host: Host, c: Context): Response {
  const visitor = host.visitors.whoSent(c.req.raw)
  const { configuration } = visitor.world ?? host.worlds.lobby
  const page = withConfiguration(pageOfNoPortal, configuration)
  return answer(503, page, {
    ...host.pageHeaders,
    'content-type': mediaTypeOf('.html') ?? '',
    'cache-control': 'no-store',
  })
}

/** Addresses of files: everything in the folder of assets, and files directly below the base. */
const isFilePath = (path: string): boolean =>
  /^\/assets(?:\/|$)/.test(path) ||
  (/^\/[^/]+$/.test(path) && (mediaTypeOf(path) !== undefined || path.endsWith('.map')))

/**
 * True if the browser requests a script, style sheet, font or picture, which never gets the page.
 */
const isForPart = (destination: string | undefined): boolean =>
  destination !== undefined && ['font', 'image', 'script', 'style'].includes(destination)
