import type { Change } from '../changes/changes.ts'
import type { Kind } from '../statements/kinds.ts'

/** Things that have names of their own, in whichever file they stand. */
const named: readonly Kind[] = ['rule', 'figure or rate', 'sentence', 'call or field']

/**
 * One that is gone from a file, and one of the same name that is new in another, are one that has moved. It is no
 * change if it reads as before; otherwise it is told where it stands now, with what it was.
 */
export function withMoved(changes: readonly Change[]): readonly Change[] {
  const sameName = Map.groupBy(changes.filter(mayMove), ({ kind, name }) => `${kind}: ${name}`)
  const moves = [...sameName.values()].flatMap((same) => {
    const [gone, ...moreGone] = same.filter(({ is }) => is === undefined)
    const [added, ...moreAdded] = same.filter(({ was }) => was === undefined)
    const isOne = moreGone.length + moreAdded.length === 0
    return gone && added && isOne ? [{ gone, added }] : []
  })
  const taken = new Set(moves.map(({ gone }) => gone))
  const movedFrom = new Map(moves.map(({ gone, added }) => [added, gone]))
  return changes.flatMap((change) => {
    if (taken.has(change)) return []
    const gone = movedFrom.get(change)
    if (gone === undefined) return [change]
    return gone.was === change.is ? [] : [{ ...change, was: gone.was, movedFrom: gone.file }]
  })
}

const mayMove = ({ kind, name }: Change): boolean => named.includes(kind) && !name.startsWith('(')
