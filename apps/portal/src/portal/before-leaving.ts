import type { PurseRef } from '@save/domain/ledger'

const readers = new WeakMap<PurseRef, Set<() => void>>()

/**
 * Calls before the member leaves a page of this purse, or the portal: a busy browser may be late in
 * saying what was in view.
 *
 * Listeners that capture hear it before the portal stops (`stopWhenLeft`).
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

/**
 * A document that has been left does nothing more. The browser's back/forward cache may wake it, and
 * its calls be answered then, before it is loaded anew (start-page.tsx): what it says nobody sees, and
 * what it stores or sends may undo what a later document of the tab has done.
 */
export function stopWhenLeft(portal: { readonly stop: () => unknown }): void {
  onpagehide = () => portal.stop()
}
