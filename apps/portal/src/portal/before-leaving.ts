import type { PurseRef } from '@save/domain/ledger'

const readers = new WeakMap<PurseRef, Set<() => void>>()

/**
 * Calls before the member leaves a page of this purse, or the portal: a busy browser may be late in
 * saying what was in view.
 *
 * Listeners that capture hear it before the portal stops (main.tsx).
 *
 * @returns stops it
 */
export function beforeLeaving(entry: PurseRef, settle: () => void): () => void {
  const all = readers.get(entry) ?? new Set()
  readers.set(entry, all.add(settle))
  addEventListener('pagehide', settle, true)
  return () => {
    all.delete(settle)
    removeEventListener('pagehide', settle, true)
  }
}

/** To be called while the page is still there. */
export function settleBeforeLeaving(entry: PurseRef): void {
  for (const settle of readers.get(entry) ?? []) settle()
}
