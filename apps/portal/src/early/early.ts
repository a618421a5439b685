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
 * Requested by every page. With the page's own requests there are at most five: without HTTP/2 a
 * browser opens six connections to a host, and an application without a connection waits for the
 * slowest response.
 */
const everywhere = [memberPath, menuPath, systemTextPath]
const dashboard = [dashboardPath, firstBannersPath]
/** The stars can wait: the application requests the favourites itself. */
const directory = [retailersPath, categoriesPath]

const isDashboard = dashboardAddress.test(location.pathname)

const isDirectory = /^\/member\/home\/cashback\/?$/i.test(location.pathname)

/** The data of this page, in addition to those of every screen. */
function ownPaths(): readonly string[] {
  if (isDashboard) return dashboard
  return isDirectory ? directory : []
}

// If another tab changes something before the application listens, these responses are outdated.
addEventListener('storage', ({ key }) => {
  if (key === logoutKey || key?.startsWith(purseKey)) globalThis.__saveEarly = undefined
})
sendEarly([...everywhere, ...ownPaths()])
showFirstBanner(globalThis.__saveEarly?.[firstBannersPath]?.answer)
