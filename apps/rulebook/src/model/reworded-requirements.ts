/** Requirements whose words changed while no case that carries their number did. */
import { idsIn } from '../source/requirement-ids.ts'
import type { Change } from './changes.ts'
import { isOfSection } from './requirement-statements.ts'

/** Known only as far back as the changes go: since the last release, or the commit that was asked for. */
export function rewordedRequirements(changes: readonly Change[]): ReadonlySet<string> {
  const withCases = new Set(
    changes
      .filter(({ kind }) => kind === 'case')
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
