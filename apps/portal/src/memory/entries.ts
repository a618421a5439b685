import { sessionPolicy } from '@save/domain/session'
import { tried } from '@save/ui/tried'

/** The fields of a stored object; empty for anything else. */
export const fieldsOf = (stored: unknown): Readonly<Record<string, unknown>> =>
  typeof stored === 'object' && stored !== null ? { ...stored } : {}

/** The value in a stored text; `undefined` if it is too old or damaged. */
export function valueIn(text: string | undefined): unknown {
  const { value, keptUntil } = fieldsOf(tried(() => JSON.parse(text || 'null')))
  return typeof keptUntil === 'number' && Date.now() < keptUntil ? value : undefined
}

/** The keys of all entries (store.ts). */
export const entryKeys = (storage: 'sessionStorage' | 'localStorage'): readonly string[] =>
  (tried(() => Object.keys(globalThis[storage])) ?? []).filter((key) => /^save-\w+:/.test(key))

/** Deletes entries that are too old or damaged, now and later. The login's script has this file, but not the store. */
export function sweepStorages(): void {
  const sweep = () => {
    for (const storage of ['sessionStorage', 'localStorage'] as const)
      for (const key of entryKeys(storage))
        tried(() => {
          const { [storage]: entries } = globalThis
          if (valueIn(entries.getItem(key) ?? '') === undefined) entries.removeItem(key)
        })
  }
  sweep()
  setInterval(sweep, sessionPolicy.keptDraftMs)
}
