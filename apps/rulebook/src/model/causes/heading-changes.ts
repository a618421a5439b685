/** The changes that head failing cases: what their rule reads, or the rule itself. */
import type { Change } from '../changes/changes.ts'
import { isOfSource, mayAlter } from '../changes/may-alter.ts'
import type { ReadersOf } from '../concerned/readers-of-changes.ts'
import { hasItselfChanged, isItself, type NamedRule } from './told-causes.ts'

export interface Heading {
  readonly causing: readonly Change[]
  readonly itself: readonly Change[]
}

/**
 * @param cause the function that explains the cases, if one does
 * @param run the changes that most of them run
 */
export function headingOf(
  cause: string | undefined,
  rule: NamedRule | undefined,
  run: readonly Change[],
  latestChanges: readonly Change[],
  readersOf: ReadersOf,
): Heading {
  const named = cause ?? (rule && `${rule.file}#${rule.name}`)
  const itself = latestChanges.filter(
    (change) =>
      mayAlter(change) &&
      named !== undefined &&
      (isItself(change, named) || (change.kind === 'machine' && change.file === rule?.file)),
  )
  const isByItself = cause === undefined || hasItselfChanged(latestChanges, cause)
  const read = isByItself ? [] : run.filter((change) => isReadBy(change, cause, readersOf))
  const deciding = read.filter((change) => !isOfSource(change))
  return { itself, causing: deciding.length > 0 ? deciding : read }
}

/** Does a function read a figure, a sentence or a constant of rules that has changed? */
export const isReadBy = (change: Change, cause: string, readersOf: ReadersOf): boolean =>
  readable.includes(change.kind) && mayAlter(change) && readersOf(change).has(cause)

const readable: readonly Change['kind'][] = ['figure or rate', 'sentence', 'rule']
