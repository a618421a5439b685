/** Requirements whose words changed while no case that carries their number did. */
import { idsIn } from '../../source/requirement-ids.ts'
import { isTitleOfTable } from '../../source/titles-of-tables.ts'
import type { Change } from '../changes/changes.ts'
import { isOfSection } from '../statements/requirement-statements.ts'

/** Known only as far back as the changes go: since the last release, or the commit that was asked for. */
export function rewordedRequirements(changes: readonly Change[]): ReadonlySet<string> {
  const withCases = new Set(
    changes
      .filter(saysOtherwise)
      .flatMap(({ name, was = '', is = '' }) => idsIn([name, was, is].join(' '))),
  )
  return new Set(
    changes
      .filter(
        ({ kind, was, is }) => kind === 'requirement' && was !== undefined && is !== undefined,
      )
      .map(({ name }) => name)
      // Another section says nothing else.
      .filter((id) => !withCases.has(id) && !isOfSection(id)),
  )
}

/** Other words above the same rows, or beside the same values and results, expect nothing else. */
const saysOtherwise = ({ kind, name, isReworded = false }: Change): boolean =>
  kind === 'case' && !isReworded && !isTitleOfTable(name)
