import {
  ledgerPolicy,
  type MoneyCall,
  type Purse,
  type PurseMark,
  type SharedPurses,
} from '../ledger/index.ts'
import { identityOf } from '../member/index.ts'
import { exampleMember } from './examples.ts'

/** A document's part of the data that its browser shares. */
interface DocumentPurses extends SharedPurses {
  /** Looks again after missing a write, like a frozen page. */
  wake(): void
  /** Closes or leaves the document: its locks are freed, and it gets no further changes. */
  close(): void
}

/** A call of another document. */
interface CallElsewhere {
  answered(): void
  refused(): void
  lost(now: number): void
  /** The document closes without a sign. */
  gone(): void
}

/** One browser, whose documents share marks and locks. Without `hasLocks` it has no Web Locks. */
export function sharedPurses({ hasLocks = true } = {}) {
  const marks = new Map<string, PurseMark>()
  const holders = new Map<string, object>()
  const listeners = new Map<object, () => void>()
  const waiting: (() => void)[] = []
  let keys = 0

  const nameOf = (...[purse, member]: Parameters<SharedPurses['read']>) =>
    `${purse} of ${identityOf(member)}`

  function free(name: string, by: object): void {
    if (holders.get(name) !== by) return
    holders.delete(name)
    for (const look of waiting.splice(0)) look()
  }

  function take(name: string, by: object): (() => void) | undefined {
    if (!hasLocks) return () => undefined
    if (holders.has(name)) return undefined
    holders.set(name, by)
    return () => free(name, by)
  }

  const browser = {
    /** All marks, by purse and member. */
    marks: (): Readonly<Record<string, PurseMark>> => Object.fromEntries(marks),
    open(): DocumentPurses {
      const self = {}
      return {
        read: (...of) => marks.get(nameOf(...of)),
        write(purse, member, mark) {
          if (mark === undefined) marks.delete(nameOf(purse, member))
          else marks.set(nameOf(purse, member), mark)
          for (const document of [...listeners.keys()])
            if (document !== self) void Promise.resolve().then(() => listeners.get(document)?.())
        },
        listen: (written) => void listeners.set(self, written),
        hold: async (purse, member) => take(nameOf(purse, member), self),
        whenFree: async (...of) => {
          while (holders.has(nameOf(...of)))
            await new Promise<void>((resolve) => {
              waiting.push(resolve)
            })
        },
        newKey: () => {
          keys += 1
          return `key ${keys}`
        },
        wake: () => listeners.get(self)?.(),
        close() {
          listeners.delete(self)
          for (const [name, holder] of [...holders]) if (holder === self) free(name, self)
        },
      }
    },
    /** Another document of the browser sends a call for the example member. */
    callElsewhere(purse: Purse, call: MoneyCall): CallElsewhere {
      const other = browser.open()
      const self = {}
      const key = other.newKey()
      const { changed, readAgainAt } = other.read(purse, exampleMember) ?? {}
      const rest = { changed, readAgainAt }
      const release = take(nameOf(purse, exampleMember), self)
      const mark = (lateUntil?: number) =>
        other.write(purse, exampleMember, { ...rest, running: { call, key, lateUntil } })
      mark()
      const end = (last: PurseMark) => {
        other.write(purse, exampleMember, last)
        release?.()
      }
      return {
        answered: () => end({ ...rest, changed: key }),
        refused: () => end(rest),
        lost: (now) => {
          mark(now + ledgerPolicy.lateMs)
          release?.()
        },
        gone: () => {
          other.close()
          release?.()
        },
      }
    },
  }
  return browser
}
