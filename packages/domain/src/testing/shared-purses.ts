import {
  ledgerPolicy,
  type OutcomeMemory,
  type Purse,
  type PurseMark,
  type SharedPurses,
} from '../ledger/index.ts'
import { identityOf, type Member } from '../member/index.ts'
import { exampleMember } from './examples.ts'

/** Remembers no calls. */
export const noMemory: OutcomeMemory = {
  keep: () => undefined,
  kept: () => [],
}

/** A document's part of the data that its browser shares. */
interface DocumentPurses extends SharedPurses {
  /** Catches up on missed changes, like a page that was frozen. */
  wake(): void
  /** Closes or leaves the document: its locks are freed, and it gets no further changes. */
  close(): void
}

/** A call by another document. */
interface CallElsewhere {
  answered(): void
  refused(): void
  lost(now: number): void
  /** The document closes without a message to the others. */
  gone(): void
}

/** One browser, whose documents share marks and locks. Without `hasLocks` it has no Web Locks. */
export function sharedPurses({ hasLocks = true } = {}) {
  const marks = new Map<string, PurseMark>()
  const holders = new Map<string, object>()
  const listeners = new Map<object, () => void>()
  const waiting: (() => void)[] = []
  let keys = 0

  const nameOf = (purse: Purse, member: Member | undefined) =>
    member && `${purse} of ${identityOf(member)}`

  function write(name: string | undefined, mark: PurseMark): void {
    if (name === undefined) return
    if (Object.keys(mark).length === 0) marks.delete(name)
    else marks.set(name, mark)
  }

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
        of(purse, member) {
          const name = () => nameOf(purse, member())
          return {
            read: () => marks.get(name() ?? '') ?? {},
            write(mark) {
              write(name(), mark)
              for (const document of [...listeners.keys()].filter((one) => one !== self))
                void Promise.resolve().then(() => listeners.get(document)?.())
            },
            async hold() {
              const key = name()
              return key === undefined ? undefined : take(key, self)
            },
            async whenFree() {
              while (holders.has(name() ?? ''))
                await new Promise<void>((resolve) => {
                  waiting.push(resolve)
                })
            },
            newKey: () => {
              keys += 1
              return `key ${keys}`
            },
          }
        },
        listen: (written) => void listeners.set(self, written),
        asText: () => JSON.stringify([...marks]),
        wake: () => listeners.get(self)?.(),
        close() {
          listeners.delete(self)
          for (const [name, holder] of [...holders]) if (holder === self) free(name, self)
        },
      }
    },
    /** Another document of the browser sends a call for the example member. */
    callElsewhere(purse: Purse): CallElsewhere {
      const document = browser.open()
      const other = document.of(purse, () => exampleMember)
      const key = other.newKey()
      const { changed } = other.read()
      const rest: PurseMark = changed === undefined ? {} : { changed }
      const release = take(`${purse} of ${identityOf(exampleMember)}`, {})
      other.write({ ...rest, key })
      const end = (last: PurseMark) => {
        other.write(last)
        release?.()
      }
      return {
        answered: () => end({ ...rest, changed: key }),
        refused: () => end(rest),
        lost: (now) => {
          other.write({ ...rest, key, lateUntil: now + ledgerPolicy.lateMs })
          release?.()
        },
        gone: () => {
          document.close()
          release?.()
        },
      }
    },
  }
  return browser
}
