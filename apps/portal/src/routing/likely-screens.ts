import { isInAppPath, pathBelowBase, pathsBehindForms } from '@save/domain/shell'
import type { AnyRoute, AnyRouter } from '@tanstack/react-router'
import { routesOf } from './opening.ts'

/**
 * Loads the screens that the page links to, one after the other, so that the member can open them even offline
 * (docs/decisions/0028). Does the same on each further page.
 */
export function fetchLikelyScreens(router: AnyRouter): void {
  let turn = Promise.resolve()
  const fetchNext = () => {
    if (isSaving()) return
    for (const route of likelyRoutes(router)) turn = turn.then(() => fetchScreen(router, route))
  }
  fetchNext()
  router.subscribe('onRendered', fetchNext)
}

/** Doesn't try while offline: the browser might remember the failure. */
async function fetchScreen(router: AnyRouter, route: AnyRoute): Promise<void> {
  if (navigator.onLine) await Promise.allSettled([router.loadRouteChunk(route)])
}

function likelyRoutes(router: AnyRouter): ReadonlySet<AnyRoute> {
  const { origin, pathname } = window.location
  const linked = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
    .filter((link) => link.origin === origin)
    .map((link) => pathBelowBase(link.pathname))
    .filter(isInAppPath)
  const behindForms = pathsBehindForms(pathBelowBase(pathname))
  return new Set([...linked, ...behindForms].flatMap((path) => routesOf(router, path)))
}

/** True if the member asked the browser to save data. Few browsers say so. */
function isSaving(): boolean {
  const connection: unknown = 'connection' in navigator ? navigator.connection : undefined
  return (
    typeof connection === 'object' &&
    connection !== null &&
    'saveData' in connection &&
    connection.saveData === true
  )
}
