/**
 * What the page asks for before the application is there. These paths stand apart from the codecs,
 * which would make the first script as heavy as the application.
 */
export const memberPath = '/api/member'
export const menuPath = '/api/menudetails'
export const systemTextPath = '/api/SystemText'
export const dashboardPath = '/api/DashboardData'
/** The pictures of one banner category, or a route that stands for all of them. */
export const bannersPath = (category: number | string) => `/api/branding/carousel/${category}`
/** Those of the dashboard (BANNER-01). */
export const firstBannersPath = bannersPath(-1)
export const retailersPath = '/api/Retailers'
export const categoriesPath = '/api/CashbackCategories'
