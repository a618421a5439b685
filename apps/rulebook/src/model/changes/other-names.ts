/** What goes by its number, or by its first words, and has others now. */
import type { Change } from './changes.ts'

/** A requirement that is gone, and one that is new with the same words, are one with another number. */
export function withNewNumbers(changes: readonly Change[]): readonly Change[] {
  const gone = changes.filter(({ is }) => is === undefined)
  const renumbered = new Map(
    changes.flatMap((change) => {
      const old = change.was === undefined ? gone.find(({ was }) => was === change.is) : undefined
      return old === undefined ? [] : [[change, old] as const]
    }),
  )
  const taken = new Set(renumbered.values())
  return changes.flatMap((change): readonly Change[] => {
    if (taken.has(change)) return []
    const old = renumbered.get(change)
    return old ? [{ ...change, was: old.name, is: change.name, isRenamed: true }] : [change]
  })
}

/** An entry of a record goes by its first words: one gone and one new are one that begins in another way. */
export function withOtherNames(changes: readonly Change[]): readonly Change[] {
  const [gone, ...moreGone] = changes.filter(({ is }) => is === undefined)
  const [added, ...moreAdded] = changes.filter(({ was }) => was === undefined)
  if (gone === undefined || added === undefined || moreGone.length + moreAdded.length > 0)
    return changes
  return changes.flatMap((change) => {
    if (change === added) return []
    return [change === gone ? { ...gone, is: added.is } : change]
  })
}
