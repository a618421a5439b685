/**
 * The first script of the page: it notices if the application fails to load, and requests the data of the first screen.
 * The login page has its own script.
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
 * With a page's own requests, five at most: a browser opens six connections to a host without HTTP/2, and an
 * application without one waits for the slowest response.
 */
const everywhere = [memberPath, menuPath, systemTextPath]
const dashboard = [dashboardPath, firstBannersPath]
/** The stars can wait: the application reads the favourites. */
const directory = [retailersPath, categoriesPath]

const isDashboard = dashboardAddress.test(location.pathname)

const isDirectory = /^\/member\/home\/cashback\/?$/i.test(location.pathname)

/** The data of this page, in addition to those of every screen. */
function ownPaths(): readonly string[] {
  if (isDashboard) return dashboard
  return isDirectory ? directory : []
}

// A change in another tab before the application listens makes these responses outdated.
addEventListener('storage', ({ key }) => {
  if (key === logoutKey || key?.startsWith(purseKey)) globalThis.__saveEarly = undefined
})
sendEarly([...everywhere, ...ownPaths()])
showFirstBanner(globalThis.__saveEarly?.[firstBannersPath]?.answer)
