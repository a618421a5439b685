import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { cardWithdrawalPath } from '@save/api-adapter/wire'
import { documentFilesPlace, shellPolicy } from '@save/domain/shell'
import { type Context, Hono } from 'hono'
import { apiMessages } from './api/api.messages.ts'
import { apiRoutes } from './api/api.routes.ts'
import { complaint } from './api/json.ts'
import { type KnownCall, wrongCallOf } from './api/known-calls.rules.ts'
import { createHost, type HostOptions } from './create-host.ts'
import type { Host } from './host.ts'
import { seeOther } from './http/answers.ts'
import { logging } from './http/logging.ts'
import { isApiPath, isControlPath, routedPath } from './http/path.rules.ts'
import { openapiRoutes } from './openapi/openapi.routes.ts'
import { challengeRoutes } from './pages/challenge.routes.ts'
import { notFoundPage } from './pages/page.ts'
import { pageAnswer } from './pages/page-answer.ts'
import { pageFileAnswering, pagesRoutes } from './pages/pages.routes.ts'
import { paymentRoutes } from './pages/payment.routes.ts'
import { pictureAnswering } from './portal/picture.routes.ts'
import { isPortalPath, portalAnswering } from './portal/portal.routes.ts'
import { rulebookRoutes } from './portal/rulebook.routes.ts'
import { signsRoutes } from './signs/signs.routes.ts'
import { controlMessages } from './worlds/control.messages.ts'
import { controlRoutes, noSuchAddress } from './worlds/control.routes.ts'
import { mayControl } from './worlds/control-access.rules.ts'
import { dropped, isLeft } from './worlds/dropped-connection.ts'
import { ConnectionDropped } from './worlds/fault-answer.ts'
import { controlPageRoutes } from './worlds/page/control-page.routes.ts'
import { openPath } from './worlds/world-link.ts'

/**
 * The stand-in as a fetch handler: a test calls `app.request` and needs no port. Throws `HostTrouble` if the built
 * portal is invalid.
 */
export const createApp = (options: HostOptions = {}): Hono => appOf(createHost(options))

export function appOf(host: Host, { isLogging = false } = {}): Hono {
  const app = new Hono({ getPath: routedPath })
  const { keeper } = host
  if (keeper !== undefined) {
    app.use(async (c, next) => {
      await next()
      if (isMereReading(c)) keeper.noteChange()
      else if (!(await keeper.write())) c.res = complaint(500, apiMessages.notKept)
    })
  }
  if (isLogging) app.use(logging((line) => void process.stdout.write(`${line}\n`)))

  const knownCalls = apiRoutes(app, host)
  if (host.isDevelopment) {
    app.use('/_control/*', async (c, next) =>
      mayControl(c.req.raw) ? next() : complaint(403, controlMessages.notFromHere),
    )
    controlPageRoutes(app, host, knownCalls)
    controlRoutes(app, host, knownCalls)
    openapiRoutes(app, host)
    rulebookRoutes(app, host)
  }
  signsRoutes(app, host)
  pagesRoutes(app, host)
  challengeRoutes(app, host)
  paymentRoutes(app, host)
  app.get('/', () => seeOther(shellPolicy.basePath, host.pageHeaders))
  app.get(`${shellPolicy.basePath.toLowerCase()}/${documentFilesPlace}/*`, pageFileAnswering(host))
  app.get('/images/*', pictureAnswering(host.drawArt))

  app.notFound(otherwise(host, knownCalls))
  app.onError((error, c) => {
    if (error instanceof ConnectionDropped) return dropped(c, error)
    if (isLeft(c, error)) return RESPONSE_ALREADY_SENT
    console.error(error)
    return complaint(500, apiMessages.brokenDown)
  })
  return app
}

/**
 * True if the request changes no data. Two GET requests change data: the card withdrawal, and a
 * link to a world.
 */
const isMereReading = ({ req: { method, path } }: Context): boolean =>
  (method === 'GET' || method === 'HEAD') && path !== cardWithdrawalPath && path !== openPath

/** Handles every other address: the portal's own, and those that don't exist. */
function otherwise(host: Host, knownCalls: readonly KnownCall[]): (c: Context) => Response {
  const portal = portalAnswering(host)
  return (c) => {
    const { method, path } = c.req
    if (isApiPath(path)) {
      const wrong = wrongCallOf(knownCalls, method, path)
      return complaint(
        wrong.status,
        wrong.message,
        wrong.status === 405 ? { allow: wrong.allowed } : {},
      )
    }
    if (isPortalPath(path)) return portal(c)
    if (host.isDevelopment && isControlPath(path)) return noSuchAddress(c)
    return pageAnswer(host, c, host.visitors.whoSent(c.req.raw), notFoundPage, { status: 404 })
  }
}
