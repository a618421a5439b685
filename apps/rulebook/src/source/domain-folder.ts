export const domainFolder = 'packages/domain/src'
