/** Where the rulebook is written to. */
export const siteFolder = 'reports/rulebook'
