import { callEnds, moneyCalls, type OutcomeMemory, purses, saves } from '@save/domain/ledger'
import { isLoggedOut, type OwnerMemory, type RunningPortal } from '@save/domain/portal'
import { fieldsOf } from './entries.ts'
import { browserPurses } from './shared-purses.ts'
import { logoutKey, tabSignal } from './storages.ts'
import {
  entryOf,
  forgetAtLogout,
  forgetForOthers,
  handOver,
  ownerOf,
  readEntry,
  writeEntry,
} from './store.ts'

/** The portal's access to its tab and to the browser's other tabs. */
export const browserTab = () => ({
  outcomes,
  owner,
  shared: browserPurses(),
  changes: tabSignal('save-member-saved'),
  logouts: tabSignal(logoutKey),
})

/** Deletes the member's entries at a logout, in this tab or another (OQ-134). */
export function forgetAtLogouts({ portal }: Pick<RunningPortal, 'portal'>): void {
  portal.subscribe((snapshot) => {
    if (isLoggedOut(snapshot))
      forgetAtLogout(snapshot.context.resources.member.getSnapshot().context.value)
  })
}

const outcomes: OutcomeMemory = {
  keep(outcomes, member) {
    const isEmpty = outcomes.running.length + outcomes.ended.length === 0
    writeEntry(entryOf('outcomes', 'calls', member), isEmpty ? undefined : outcomes)
  },
  kept(member) {
    const { running, ended } = fieldsOf(readEntry(entryOf('outcomes', 'calls', member)))
    return {
      running: listOf(running).flatMap((one) => callIn(one) ?? []),
      ended: listOf(ended).flatMap((one) => {
        const call = callIn(one)
        const end = callEnds.find((end) => end === fieldsOf(one)['end'])
        return call && end ? [{ ...call, end }] : []
      }),
    }
  },
}

const listOf = (stored: unknown): readonly unknown[] => (Array.isArray(stored) ? stored : [])

function callIn(stored: unknown) {
  const { purse: ofPurse, call: name, at } = fieldsOf(stored)
  const call = [...moneyCalls, ...saves].find((call) => call === name)
  const purse = purses.find((purse) => purse === ofPurse)
  return call && typeof at === 'number' ? { purse, call, at } : undefined
}

/**
 * Remembers a change of the member's identity even if the page reloads before it has read the saved
 * data.
 */
const owner: OwnerMemory = {
  mayBecome(member, next) {
    const was = ownerOf(member)
    if (was !== ownerOf(next)) writeEntry(entryOf('former', 'owner', next), was)
  },
  noteMember(member, former) {
    const announced = entryOf('former', 'owner', member)
    for (const was of [former && ownerOf(former), readEntry(announced)])
      if (typeof was === 'string' && was !== announced.owner) handOver(was, announced.owner)
    writeEntry(announced)
    forgetForOthers(member)
  },
}
