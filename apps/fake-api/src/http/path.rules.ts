import { getPath } from 'hono/utils/url'

/** Case-sensitive parts of the address space. */
const exactPlaces = /^\/(?:api|images|_control)(?:\/|$)/i

/**
 * The path for routing. The portal and the pages outside it answer in any letter case, with or without a slash at the
 * end (ROUTE-03, OQ-003); the API is case-sensitive.
 */
export function routedPath(request: Request): string {
  const path = getPath(request)
  if (exactPlaces.test(path)) return path
  const lower = path.toLowerCase()
  return lower.length > 1 && lower.endsWith('/') ? lower.slice(0, -1) : lower
}

export const isControlPath = (path: string): boolean => /^\/_control(?:\/|$)/i.test(path)

export const isApiPath = (path: string): boolean => /^\/api(?:\/|$)/i.test(path)
