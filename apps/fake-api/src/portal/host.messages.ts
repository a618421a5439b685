/** What the host says in place of a page. */
export const hostMessages = {
  noPortal: 'The portal is not served here: only the API is. Build it with: npm run build',
  noExplanation: 'The explanation of the screens is not built: run npm run build.',
  noSuchFile: 'There is no such file.',
  onlyReading: 'This address can only be read.',
} as const
