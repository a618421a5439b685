import type { Change } from './changes.ts'

/** What is no longer there, and what was not there then. */
export const goneAndNew = (changes: readonly Change[]) => ({
  gone: changes.filter(({ is }) => is === undefined),
  added: changes.filter(({ was }) => was === undefined),
})
