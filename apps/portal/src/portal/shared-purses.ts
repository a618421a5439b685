import {
  ledgerPolicy,
  moneyCalls,
  type Purse,
  type PurseMark,
  type SharedPurses,
} from '@save/domain/ledger'
import type { Member } from '@save/domain/member'
import { tried } from '@save/ui/tried'
import { fieldsOf } from '../drafts/fields-of.ts'
import { markOf } from '../drafts/kept-drafts.ts'
import { purseKey, storeForTabs } from './tab-news.ts'

const nameOf = (purse: Purse, member: Member): string => `${purseKey}${purse} ${markOf(member)}`

/** What the documents of this browser share. */
export function browserPurses(): SharedPurses {
  /** Where the browser refuses its storage: what the documents that are open have sent each other. */
  const unstored = new Map<string, string>()
  const held = new Set<() => void>()
  // A page in the back/forward cache must not lock the others out.
  addEventListener('pagehide', () => {
    for (const free of held) free()
  })
  addEventListener('storage', ({ key, newValue }) => {
    if (key?.startsWith(purseKey)) unstored.set(key, newValue ?? '')
  })

  return {
    read(purse, member) {
      const name = nameOf(purse, member)
      const text = tried(() => localStorage.getItem(name) ?? '') ?? unstored.get(name)
      return markIn(text)
    },
    write(purse, member, mark) {
      if (purse === 'basket') countBasketCall()
      const name = nameOf(purse, member)
      const text = mark === undefined ? null : JSON.stringify({ ...mark, writtenAt: Date.now() })
      unstored.set(name, text ?? '')
      storeForTabs(name, text)
    },
    listen(written) {
      deleteOldMarks()
      addEventListener('storage', ({ key }) => {
        if (key === null || key.startsWith(purseKey)) written()
      })
      // A frozen page may have missed what was written.
      addEventListener('pageshow', ({ persisted }) => persisted && written())
      document.addEventListener('resume', written)
      document.addEventListener('visibilitychange', () => document.hidden || written())
    },
    hold: (purse, member) => hold(nameOf(purse, member), held),
    async whenFree(purse, member) {
      const name = nameOf(purse, member)
      await locks()?.request(name, { mode: 'shared' }, ignore).catch(ignore)
    },
    newKey,
  }
}

const ignore = () => undefined

/** Missing in older browsers, and without https. */
const locks = (): LockManager | undefined => navigator.locks || undefined

/** @returns frees it; undefined while another document holds it */
async function hold(name: string, held: Set<() => void>): Promise<(() => void) | undefined> {
  const manager = locks()
  if (manager === undefined) return ignore
  return new Promise<(() => void) | undefined>((answer, refuse) => {
    const whileHeld = (lock: Lock | null) => {
      if (lock === null) return answer(undefined)
      return new Promise<void>((end) => {
        const free = () => {
          held.delete(free)
          end()
        }
        held.add(free)
        answer(free)
      })
    }
    manager.request(name, { ifAvailable: true }, whileHeld).catch(refuse)
    // A browser that refuses locks is one without.
  }).catch(() => ignore)
}

/** A stored mark may be damaged, from another version, or a day old. */
function markIn(text: string | undefined): PurseMark | undefined {
  const stored: unknown = tried(() => JSON.parse(text || 'null'))
  const { changed, running, readAgainAt, writtenAt } = fieldsOf(stored)
  if (typeof writtenAt !== 'number' || Date.now() >= writtenAt + ledgerPolicy.keptMs)
    return undefined
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

/** Deletes the marks of all members that are damaged or a day old. */
function deleteOldMarks(): void {
  tried(() => {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(purseKey) && markIn(localStorage.getItem(key) ?? '') === undefined)
        localStorage.removeItem(key)
  })
}

/** What is about one member is from now on about another: they have changed what they go by. */
export const handOverMarks = (was: string, now: string): void =>
  tried(() => {
    for (const key of Object.keys(localStorage)) {
      if (!key.startsWith(purseKey) || !key.endsWith(` ${was}`)) continue
      localStorage.setItem(key.replace(was, now), localStorage.getItem(key) ?? '')
      localStorage.removeItem(key)
    }
  })

/** A random UUID, such as 8e03978e-40d5-43dd-abc9-36894a57f932; `crypto.randomUUID` is missing without https. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-a$4-$5')
}

/**
 * How often this browser's tabs have written the mark of a basket, and how often this one has: a number each, and nothing
 * of whose or what.
 */
const basketCalls = 'save-basket-calls'

function countIn(storage: Storage): number {
  const count = Number(storage.getItem(basketCalls))
  return Number.isSafeInteger(count) ? count : 0
}

function countBasketCall(): void {
  tried(() => {
    for (const storage of [localStorage, sessionStorage])
      storage.setItem(basketCalls, String(countIn(storage) + 1))
  })
}

/** Grows with the calls of the other tabs alone, even while this tab shows another site. */
export const basketCallsElsewhere = (): number | undefined =>
  tried(() => countIn(localStorage) - countIn(sessionStorage))
