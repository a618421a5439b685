import { shellPolicy } from '@save/domain/shell'
import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { routeTree } from '../routeTree.gen.ts'
import { ErrorScreen } from './error-screen.tsx'
import { parseQuery, queryOf } from './query-string.ts'

/** All routes are below the base, in any letter case (ROUTE-01, ROUTE-03, OQ-003). */
export const portalRouter = (history?: RouterHistory) =>
  createRouter({
    routeTree,
    ...(history && { history }),
    basepath: shellPolicy.basePath,
    caseSensitive: false,
    defaultErrorComponent: ErrorScreen,
    parseSearch: parseQuery,
    stringifySearch: queryOf,
    // Neither router nor browser restores scroll positions: see route-change.ts (OQ-024).
    scrollRestoration: () => false,
  })

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof portalRouter>
  }
}
