/** The host's messages that replace a page. */
export const hostMessages = {
  noPortal: 'This server has only the API. Build the portal with: npm run build',
  noSuchFile: 'File not found.',
  noRulebook: 'The rulebook has not been written yet: run npm run rulebook, then reload this page.',
  onlyReading: 'This address can only be read: use GET or HEAD.',
} as const
