/**
 * The first script of the page: watches over the application's coming, and asks for what the screen
 * will show while the application is still on its way. The login page is served without it.
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
import { showFirstBanner } from './first-banner.ts'
import { watchApplication } from './watch.ts'

watchApplication()

/**
 * Together with a page's own five at most: a browser has six connections to a host without HTTP/2, and
 * an application that has none left comes no sooner than the slowest answer.
 */
const everywhere = [memberPath, menuPath, systemTextPath]
const dashboard = [dashboardPath, firstBannersPath]
/** The stars can wait: the favourites are asked for by the application. */
const directory = [retailersPath, categoriesPath]

const isDashboard = dashboardAddress.test(location.pathname)

const isDirectory = /^\/member\/home\/cashback\/?$/i.test(location.pathname)

/** What this page will show, beside what every screen needs. */
function ownPaths(): readonly string[] {
  if (isDashboard) return dashboard
  return isDirectory ? directory : []
}

sendEarly([...everywhere, ...ownPaths()])
showFirstBanner(globalThis.__saveEarly?.[firstBannersPath]?.answer)
