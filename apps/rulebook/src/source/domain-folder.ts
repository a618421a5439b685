export const domainFolder = 'packages/domain/src'

/** What speaks with the server has their names, too. */
export const adapterFolder = 'packages/api-adapter/src'

/** The screens have the names of the domain's contexts. */
export const screensFolder = 'apps/portal/src'
