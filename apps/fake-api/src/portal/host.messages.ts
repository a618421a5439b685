/** The host's messages that replace a page. */
export const hostMessages = {
  noPortal: 'The portal is not served here: only the API is. Build it with: npm run build',
  noSuchFile: 'There is no such file.',
  noRulebook: 'The rulebook has not been written yet: run npm run rulebook, then reload this page.',
  onlyReading: 'This address can only be read.',
} as const
