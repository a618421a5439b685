import { readMark, type SharedPurses } from '@save/domain/ledger'
import { tried } from '@save/ui/tried'
import { noteStored, purseKey } from './storages.ts'
import { type Entry, entries, entryOf, keyOf, readEntry, writeEntry } from './store.ts'

export function browserPurses(): SharedPurses {
  const held = new Set<() => void>()
  // A page in the back/forward cache must not lock out the others.
  addEventListener('pagehide', () => {
    for (const free of held) free()
  })

  return {
    of(purse, member) {
      const ofMember = <Answer>(ask: (entry: Entry) => Answer): Answer | undefined => {
        const whose = member()
        return whose && ask(entryOf('purse', purse, whose))
      }
      const read = () => readMark(ofMember(readEntry))
      return {
        read,
        write(mark) {
          const isEmpty = Object.keys(mark).length === 0
          ofMember((entry) => writeEntry(entry, isEmpty ? undefined : mark))
        },
        hold: async (key) => ofMember((entry) => hold(keyOf(entry), key, held)),
        async whenFree() {
          const { key } = read()
          if (key) await locks()?.request(key, { mode: 'shared' }, ignore).catch(ignore)
        },
        newKey,
      }
    },
    listen(written) {
      addEventListener('storage', (event) => {
        noteStored(event)
        if (event.key === null || event.key.startsWith(purseKey)) written()
      })
      // A frozen page may have missed changes.
      addEventListener('pageshow', ({ persisted }) => persisted && written())
      document.addEventListener('resume', written)
      document.addEventListener('visibilitychange', () => document.hidden || written())
    },
    asText: () => JSON.stringify(entries('purse').map(readEntry)),
  }
}

const ignore = () => undefined

/** Missing in older browsers, and without https. */
const locks = (): LockManager | undefined => navigator.locks || undefined

/**
 * Takes the purse's lock, without waiting for it, and one for the call itself. Pages that wait for the call request
 * only the second lock, so that a suspended one doesn't block the next call.
 * @returns a function that frees both; undefined while another document holds the purse's lock
 */
const hold = (name: string, key: string, held: Set<() => void>) =>
  new Promise<(() => void) | undefined>((answer) => {
    const whileSent = () =>
      new Promise<void>((free) => {
        held.add(free)
        answer(free)
      })
    const whileHeld = (lock: Lock | null) =>
      lock === null ? answer(undefined) : locks()?.request(key, whileSent)
    const request = tried(() => locks()?.request(name, { ifAvailable: true }, whileHeld))
    // Treat a browser that refuses locks as one without them.
    if (request) request.catch(() => answer(ignore))
    else answer(ignore)
  })

/** A random UUID, such as 8e03978e-40d5-43dd-abc9-36894a57f932; `crypto.randomUUID` is missing without https. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-a$4-$5')
}
