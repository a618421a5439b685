/**
 * The first script of the page: it watches that the application loads, and meanwhile requests the
 * data of the first screen. The login page has a script of its own.
 */
import {
  categoriesPath,
  dashboardPath,
  firstBannersPath,
  memberPath,
  menuPath,
  retailersPath,
  sendEarly,
  systemTextPath,
} from '@save/api-adapter/early'
import { dashboardAddress } from '@save/domain/shell'
import { logoutKey, purseKey } from '../memory/storages.ts'
import { showFirstBanner } from './first-banner.ts'
import { watchApplication } from './watch.ts'

watchApplication()

/**
 * With a page's own, five at most: a browser opens six connections to a host without HTTP/2, and an
 * application that gets none waits for the slowest answer.
 */
const everywhere = [memberPath, menuPath, systemTextPath]
const dashboard = [dashboardPath, firstBannersPath]
/** The stars can wait: the application reads the favourites. */
const directory = [retailersPath, categoriesPath]

const isDashboard = dashboardAddress.test(location.pathname)

const isDirectory = /^\/member\/home\/cashback\/?$/i.test(location.pathname)

/** What this page will show, besides what every screen needs. */
function ownPaths(): readonly string[] {
  if (isDashboard) return dashboard
  return isDirectory ? directory : []
}

// What another tab changes before the application listens would make these answers outdated.
addEventListener('storage', ({ key }) => {
  if (key === logoutKey || key?.startsWith(purseKey)) globalThis.__saveEarly = undefined
})
sendEarly([...everywhere, ...ownPaths()])
showFirstBanner(globalThis.__saveEarly?.[firstBannersPath]?.answer)
