/** The changes nearest to failing cases that run no changed rule: what screens show and calls read is not noted. */
import { domainFolder } from '../../source/domain-folder.ts'
import type { Change } from '../changes/changes.ts'
import { mayRun, reachedFrom } from '../statements/reached-files.ts'

interface NearCase {
  readonly file: string
  readonly ran?: readonly string[] | undefined
}

/** What a test may run without a note of it: calls, and what is shown of machines. */
const isUnnoted = ({ kind, file }: Change): boolean =>
  kind !== 'case' &&
  (!file.startsWith(`${domainFolder}/`) || /\.(?:selectors|schema)\.ts$/.test(file))

/**
 * For a failing case whose run was noted: the changes of the nearest file that its test imports, none of which is in a rule
 * that a run would note. An unchanged rule is no likelier than these.
 *
 * @param isNoted would the run have noted it, if the case had run it?
 */
export function nearChanges(
  changes: readonly Change[],
  isNoted: (change: Change) => boolean,
): (failing: NearCase) => readonly Change[] {
  const possible = changes.filter((change) => isUnnoted(change) && !isNoted(change))
  return ({ file, ran = [] }) => {
    const own = ran.length === 0 ? [] : possible.filter((change) => mayRun(file, change.file))
    if (own.length === 0) return []
    const away = reachedFrom(file)
    const nearest = own.reduce((one, other) =>
      (away.get(other.file) ?? Infinity) < (away.get(one.file) ?? Infinity) ? other : one,
    )
    return own.filter((change) => change.file === nearest.file)
  }
}
