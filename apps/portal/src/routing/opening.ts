import { openingMachine, pathBelowBase, retailerIn, type ScreensPort } from '@save/domain/shell'
import { tried } from '@save/ui/tried'
import type { AnyRoute, AnyRouter } from '@tanstack/react-router'
import { type ActorRefFrom, createActor } from 'xstate'
import { addressOf } from './address.ts'

export type OpeningRef = ActorRefFrom<typeof openingMachine>

const openings = new WeakMap<AnyRouter, OpeningRef>()

/** The machine that opens the router's paths; one for each router. */
export function openingOf(router: AnyRouter): OpeningRef {
  const opening = openings.get(router)
  if (!opening) throw new Error('startOpening was not called for this router')
  return opening
}

export interface OpeningOptions {
  /** Resolves to true if the host answers for an address. */
  readonly findHost: (address: string) => Promise<boolean>
  /** True if the code of these routes has loaded. */
  readonly areHere?: (routes: readonly AnyRoute[]) => boolean
}

/**
 * Makes the router and opens its paths. Listens for Back and Forward before the router does: the
 * browser may render a page between the two listeners, and that page's own requests are newer.
 */
export function startOpening<Router extends AnyRouter>(
  makeRouter: () => Router,
  options: OpeningOptions,
): Router {
  // Back and Forward have already changed the address. (Subscribing to the router's history would stop the router from
  // following redirects of its first load.)
  window.addEventListener('popstate', () => {
    const { pathname, search } = window.location
    const path = pathBelowBase(pathname)
    if (screens.isHere(path)) opening.send({ type: 'path.changed' })
    else opening.send({ type: 'path.asked', path: path + search, isReplacing: true })
  })
  const router = makeRouter()
  const screens = screensOf(router, options)
  const opening = createActor(openingMachine(screens)).start()
  openings.set(router, opening)
  return router
}

/** The path may have a query and a hash, which don't affect the choice of screen. */
export const routesOf = (router: AnyRouter, path: string): readonly AnyRoute[] =>
  router.getMatchedRoutes(path.split(/[?#]/)[0] ?? path)[0]

/** A loaded component has nothing left to fetch. */
const haveCome = (routes: readonly AnyRoute[]): boolean =>
  routes.every(({ options }) => options.component?.preload === undefined)

/** A shop's stamp moves from the list to its page, unless the member prefers reduced motion. */
const mayStampMove = (path: string): boolean =>
  retailerIn(path) !== undefined &&
  tried(() => matchMedia('(prefers-reduced-motion: reduce)').matches) === false

/** The page opens anyway, for example if the next press comes before the stamp has moved. */
const withoutMoving = () => undefined

function screensOf(
  router: AnyRouter,
  { findHost, areHere = haveCome }: OpeningOptions,
): ScreensPort {
  const isHere = (path: string) => areHere(routesOf(router, path))
  return {
    isHere,
    fetchScreen: async (path) => {
      // The router keeps a failure until the screen is shown.
      await Promise.allSettled(routesOf(router, path).map((route) => router.loadRouteChunk(route)))
      return isHere(path)
    },
    findHost: (path) => findHost(addressOf(path)),
    show: (path, isReplacing) => {
      const href = addressOf(path)
      // Browsers do the same for a link to the current page.
      const replace = isReplacing || href === addressOf(router.latestLocation.href)
      const show = () => router.navigate({ href, replace })
      const move = mayStampMove(path) ? tried(() => document.startViewTransition(show)) : undefined
      if (move) move.ready.catch(withoutMoving)
      else void show()
    },
    loadDocument: (path) => window.location.assign(addressOf(path)),
  }
}
