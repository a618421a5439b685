import type { Change } from './changes.ts'

/** A figure that answered questions state, before and after. */
export const keptFor: Change = {
  file: 'packages/domain/src/session/session.policy.ts',
  kind: 'figure or rate',
  name: 'sessionPolicy.keptDraftMs',
  was: '15 minutes (900000 ms)',
  is: '5 minutes (300000 ms)',
}
