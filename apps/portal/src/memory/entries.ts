import { sessionPolicy } from '@save/domain/session'
import { tried } from '@save/ui/tried'

/** The fields of something that was stored; none if it is not an object. */
export const fieldsOf = (stored: unknown): Readonly<Record<string, unknown>> =>
  typeof stored === 'object' && stored !== null ? { ...stored } : {}

/** What a stored text holds; nothing once it is too old, or if it is damaged. */
export function valueIn(text: string | undefined): unknown {
  const { value, keptUntil } = fieldsOf(tried(() => JSON.parse(text || 'null')))
  return typeof keptUntil === 'number' && Date.now() < keptUntil ? value : undefined
}

/** The keys of all entries (store.ts). */
export const entryKeys = (storage: 'sessionStorage' | 'localStorage'): readonly string[] =>
  (tried(() => Object.keys(globalThis[storage])) ?? []).filter((key) => /^save-\w+:/.test(key))

/**
 * Deletes entries that are too old or damaged, at once and from now on, also while nobody is signed in. The
 * login's script has this file, but not the store.
 */
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
