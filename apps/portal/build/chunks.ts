import type { Rolldown } from 'vite'

/**
 * What is fetched together. Left alone, the build makes a file of every few modules that happen to
 * share their importers: forty requests for a login.
 */
export const chunks: Rolldown.CodeSplittingGroup[] = [
  // What every page starts with: libraries, which seldom change, apart from our own code.
  { name: 'libraries', tags: ['$initial'], test: /node_modules/ },
  { name: 'start', tags: ['$initial'] },
  // What several screens share.
  { name: 'shared', test: /packages|src/, minShareCount: 2 },
]
