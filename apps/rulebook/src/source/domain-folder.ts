export const domainFolder = 'packages/domain/src'

/** What speaks with the server has their names, too. */
export const adapterFolder = 'packages/api-adapter/src'

/** The controls of the screens, some of which have figures of their own. */
export const controlsFolder = 'packages/ui/src'

/** The screens have the names of the domain's contexts. */
export const screensFolder = 'apps/portal/src'

/** The folders whose rules, figures and sentences the rulebook tells. */
export const described = [domainFolder, adapterFolder, controlsFolder] as const
