export const domainFolder = 'packages/domain/src'

/** The screens have the names of the domain's contexts. */
export const screensFolder = 'apps/portal/src'
