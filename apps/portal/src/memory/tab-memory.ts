import { type OutcomeMemory, readKeptCalls } from '@save/domain/ledger'
import { isLoggedOut, type RunningPortal } from '@save/domain/portal'
import { browserPurses } from './shared-purses.ts'
import { logoutKey, tabSignal } from './storages.ts'
import { entryOf, forgetAtLogout, forgetForOthers, readEntry, writeEntry } from './store.ts'

/** The portal's access to its tab and to the browser's other tabs. */
export const browserTab = () => ({
  outcomes,
  shared: browserPurses(),
  changes: tabSignal('save-member-saved'),
  logouts: tabSignal(logoutKey),
})

const outcomes: OutcomeMemory = {
  keep: (calls, member) =>
    writeEntry(entryOf('outcomes', 'calls', member), calls.length > 0 ? calls : undefined),
  kept: (member) => readKeptCalls(readEntry(entryOf('outcomes', 'calls', member))),
}

/** Deletes the member's entries at a logout, in this tab or another, and others' drafts at a login (OQ-134). */
export function forgetMembers({ portal }: Pick<RunningPortal, 'portal'>): void {
  const { member } = portal.getSnapshot().context.resources
  member.subscribe(({ context: { value } }) => value && forgetForOthers(value))
  portal.subscribe((snapshot) => {
    if (isLoggedOut(snapshot)) forgetAtLogout(member.getSnapshot().context.value)
  })
}
