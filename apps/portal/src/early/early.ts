/**
 * The first script of the page: asks for what the screen will show while the application is still
 * on its way. The login page is served without it.
 */
import { sendEarly } from '@save/api-adapter/early'

const everywhere = ['/api/member', '/api/menudetails', '/api/SystemText']
const dashboard = ['/api/DashboardData', '/api/branding/carousel/-1']

/** The base alone and '/Home' lead to the dashboard. */
const isDashboard = /^\/member(\/home(\/dashboard)?)?\/?$/i.test(location.pathname)

sendEarly(isDashboard ? [...everywhere, ...dashboard] : everywhere)
