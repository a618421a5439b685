import { idsIn } from '../../source/requirement-ids.ts'
import type { Decision } from '../records/decisions.ts'
import type { Piece } from './pieces.ts'

/** The answered questions that a text names, and their reasons. */
export function answersNamed(decisions: readonly Decision[]): (text: string) => readonly Piece[] {
  const answers = Map.groupBy(decisions, ({ id }) => id)
  return (text) =>
    [...new Set(idsIn(text))].toSorted().flatMap((named) =>
      (answers.get(named) ?? []).flatMap(({ id, says, why, file }) => [
        { file, name: `answer ${id}`, says },
        { file, name: `reason ${id}`, says: why },
      ]),
    )
}
