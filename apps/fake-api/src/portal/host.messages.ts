/** The host's messages that replace a page. */
export const hostMessages = {
  noPortal: 'This server has only the API: build the portal with npm run build, and restart it.',
  noSuchFile:
    'There is no such file: reload the page, or build the portal again with npm run build.',
  noRulebook: 'The rulebook has not been written yet: run npm run rulebook, then reload this page.',
  onlyReading: 'This address can only be read: use GET or HEAD.',
} as const
