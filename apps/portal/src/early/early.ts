/**
 * The first script of the page: watches over the application's coming, and asks for what the screen
 * will show while the application is still on its way. The login page is served without it.
 */
import {
  dashboardPath,
  firstBannersPath,
  memberPath,
  menuPath,
  sendEarly,
  systemTextPath,
} from '@save/api-adapter/early'
import { showFirstBanner } from './first-banner.ts'
import { watchApplication } from './watch.ts'

watchApplication()

const everywhere = [memberPath, menuPath, systemTextPath]
const dashboard = [dashboardPath, firstBannersPath]

/** The base alone and '/Home' lead to the dashboard. */
const isDashboard = /^\/member(\/home(\/dashboard)?)?\/?$/i.test(location.pathname)

sendEarly(isDashboard ? [...everywhere, ...dashboard] : everywhere)
showFirstBanner(globalThis.__saveEarly?.[firstBannersPath]?.answer)
