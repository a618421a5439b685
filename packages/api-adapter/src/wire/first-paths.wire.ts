/**
 * Requests that the page sends before the application has loaded. Separate from the codecs, which would make the first
 * script as heavy as the application.
 */
export const memberPath = '/api/member'
export const menuPath = '/api/menudetails'
export const systemTextPath = '/api/SystemText'
export const dashboardPath = '/api/DashboardData'
/** The path of one banner category, or a route that matches them all. */
export const bannersPath = (category: number | string) => `/api/branding/carousel/${category}`
/** The dashboard's own category (BANNER-01). */
export const firstBannersPath = bannersPath(-1)
export const retailersPath = '/api/Retailers'
export const categoriesPath = '/api/CashbackCategories'
