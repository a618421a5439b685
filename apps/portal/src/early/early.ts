/**
 * The first script of the page: watches over the application's coming, and asks for what the screen will show while the application is still
 * on its way. The login page is served without it.
 */
import { sendEarly } from '@save/api-adapter/early'
import { showFirstBanner } from './first-banner.ts'
import { watchApplication } from './watch.ts'

watchApplication()

const everywhere = ['/api/member', '/api/menudetails', '/api/SystemText']
const banners = '/api/branding/carousel/-1'
const dashboard = ['/api/DashboardData', banners]

/** The base alone and '/Home' lead to the dashboard. */
const isDashboard = /^\/member(\/home(\/dashboard)?)?\/?$/i.test(location.pathname)

sendEarly(isDashboard ? [...everywhere, ...dashboard] : everywhere)
showFirstBanner(globalThis.__saveEarly?.[banners]?.answer)
