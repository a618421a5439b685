import { moneyCalls, type Purse, type PurseMark, type SharedPurses } from '@save/domain/ledger'
import type { Member } from '@save/domain/member'
import { tried } from '@save/ui/tried'
import { fieldsOf } from './entries.ts'
import { purseKey } from './storages.ts'
import { entryOf, keyOf, readEntry, writeEntry } from './store.ts'

/** What the documents of this browser share. */
export function browserPurses(): SharedPurses {
  const held = new Set<() => void>()
  // A page in the back/forward cache must not lock the others out.
  addEventListener('pagehide', () => {
    for (const free of held) free()
  })

  return {
    read: (purse, member) => markIn(readEntry(markOf(purse, member))),
    write: (purse, member, mark) => writeEntry(markOf(purse, member), mark),
    listen(written) {
      addEventListener('storage', ({ key }) => {
        if (key === null || key.startsWith(purseKey)) written()
      })
      // A frozen page may have missed what was written.
      addEventListener('pageshow', ({ persisted }) => persisted && written())
      document.addEventListener('resume', written)
      document.addEventListener('visibilitychange', () => document.hidden || written())
    },
    hold: (purse, member) => hold(keyOf(markOf(purse, member)), held),
    async whenFree(purse, member) {
      const lock = keyOf(markOf(purse, member))
      await locks()?.request(lock, { mode: 'shared' }, ignore).catch(ignore)
    },
    newKey,
  }
}

const markOf = (purse: Purse, member: Member) => entryOf('purse', purse, member)

const ignore = () => undefined

/** Missing in older browsers, and without https. */
const locks = (): LockManager | undefined => navigator.locks || undefined

/** @returns frees it; undefined while another document holds it */
const hold = (name: string, held: Set<() => void>): Promise<(() => void) | undefined> =>
  new Promise((answer) => {
    const whileHeld = (lock: Lock | null) => {
      if (lock === null) return answer(undefined)
      return new Promise<void>((free) => {
        held.add(free)
        answer(free)
      })
    }
    const request = tried(() => locks()?.request(name, { ifAvailable: true }, whileHeld))
    // A browser that refuses locks is one without.
    if (request) request.catch(() => answer(ignore))
    else answer(ignore)
  })

/** A stored mark may be damaged, or from another version. */
function markIn(stored: unknown): PurseMark | undefined {
  if (stored === undefined) return undefined
  const { changed, running, readAgainAt } = fieldsOf(stored)
  const { call: name, key, lateUntil } = fieldsOf(running)
  const call = moneyCalls.find((call) => call === name)
  return {
    ...(typeof changed === 'string' && { changed }),
    ...(call && typeof key === 'string'
      ? { running: { call, key, ...(typeof lateUntil === 'number' && { lateUntil }) } }
      : {}),
    ...(typeof readAgainAt === 'number' && { readAgainAt }),
  }
}

/** A random UUID, such as 8e03978e-40d5-43dd-abc9-36894a57f932; `crypto.randomUUID` is missing without https. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-a$4-$5')
}
