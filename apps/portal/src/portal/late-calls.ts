import { type LateMemory, type LateUntil, purses } from '@save/domain/ledger'
import { tried } from '@save/ui/tried'
import { markOf } from '../drafts/kept-drafts.ts'

const prefix = 'save-late:'

/**
 * What all tabs of the browser remember of calls that may still take effect: which purse they draw on, until when, and a
 * hash of whose it is.
 */
export const lateCalls: LateMemory = {
  keep(late, member) {
    const key = prefix + markOf(member)
    tried(() => {
      if (Object.keys(late).length === 0) localStorage.removeItem(key)
      else localStorage.setItem(key, JSON.stringify(late))
    })
  },
  kept(member): LateUntil {
    const kept: unknown = tried(() =>
      JSON.parse(localStorage.getItem(prefix + markOf(member)) ?? '{}'),
    )
    const late: Readonly<Record<string, unknown>> =
      typeof kept === 'object' && kept !== null ? { ...kept } : {}
    return Object.fromEntries(
      purses.flatMap((purse) => {
        const until = late[purse]
        return typeof until === 'number' ? [[purse, until]] : []
      }),
    )
  },
}
