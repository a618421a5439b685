/** What changed between two versions, found in the sources themselves. */
import type { MachineWords } from '../../machines/machine-words.ts'
import type { InWordsPair } from '../../source/differences/formula-difference.ts'
import { withRowsWrittenOut } from '../../source/written-out.ts'
import type { Said } from '../concerned/quotes.ts'
import { type ReaderSays, readersSay } from '../concerned/reader-words.ts'
import { isPolicy, type Kind, kindsOf } from '../statements/kinds.ts'
import { meantIn } from '../statements/meant-figures.ts'
import { withoutConfirm } from '../statements/record-statements.ts'
import { isOfSection } from '../statements/requirement-statements.ts'
import { screenChange } from '../statements/screen-statements.ts'
import { type Statements, statementsIn } from '../statements/statements.ts'
import { subjects } from '../statements/subjects.ts'
import { withBranches } from './branch-changes.ts'
import { changedCases } from './changed-cases.ts'
import { changedSentences } from './changed-sentences.ts'
import { changedFigureWords } from './figure-words.ts'
import { computedInWords, withoutEmptied, withoutUnnamed } from './machine-changes.ts'
import { withNewNumbers, withOtherNames } from './other-names.ts'
import { byFirstDays, rowBefore } from './rows-by-day.ts'
import {
  doingOtherwise,
  isDoingRule,
  isSameRule,
  ruleWithNames,
  toldAsCall,
  wordsOfRule,
} from './rule-words.ts'
import { stillSaid } from './still-said.ts'

export interface Change {
  readonly file: string
  readonly kind: Kind
  /** 'SALSAC-04', 'withdrawalPolicy.redirectMs', or what the case is called. */
  readonly name: string
  /** None for something new. */
  readonly was: string | undefined
  /** None for something removed. */
  readonly is: string | undefined
  /** Where a formula differs, in words. */
  readonly inWords?: InWordsPair | undefined
  /** Of a rule whose code changed: what its comment says, as it did before. */
  readonly stillSays?: string
  /** What is said of the rules that read it, as it was before. */
  readonly readersSay?: readonly ReaderSays[]
  /** Of a new row of rates: what the row before it says there. */
  readonly rowBefore?: string
  /** Of a machine: the action or the guard that is given what changed. */
  readonly givenTo?: string
  /** The machine that a file beside it is part of. */
  readonly partOf?: string
  /** Of a machine: the condition of the branch in which it changed; '' (as written) of the one that counts otherwise. */
  readonly under?: string
  /** A guard of a machine of which only the condition changed, not its words. */
  readonly hasOldWords?: boolean
  /** The file in which it stood before. */
  readonly movedFrom?: string
  /** Of a machine: words of names that are gone today. */
  readonly wordsThen?: MachineWords
  /** Of a rule that was there before and is there now: its words are new, or gone. */
  readonly isOfWords?: boolean
  /** It is a reason, and its answer stands before and after. */
  readonly isOfKept?: boolean
  /** It differs from the last commit, where it said something else than at the state that today is compared with. */
  readonly isSinceCommit?: boolean
  /** It is what is said of a rule: no result comes from it. */
  readonly isSaid?: boolean
  /** It is only called something else now: `was` and `is` are its names. */
  readonly isRenamed?: boolean
  /** Only names within its code are others: `was` and `is` are these. */
  readonly isRenamedInside?: boolean
  /** Of a sentence: what quotes, word for word, how it was. Of the words of a rule: what still says a sentence that is gone. */
  readonly stillQuotedBy?: readonly Said[]
  /** A case of which only the words changed. */
  readonly isReworded?: boolean
  /** A row that is gone, or another now: between which cells it showed that the answer changes, if no other row does. */
  readonly lostLimit?: string
}

/** What changed in a file; nothing for a file that is not watched. */
export const changesIn = (file: string, before: string, after: string): readonly Change[] =>
  before === after
    ? []
    : kindsOf(file).flatMap((kind) =>
        kind === 'screen'
          ? screenChange(file, before, after)
          : kind === 'case'
            ? changedCases(file, before, after)
            : kind === 'word' && isPolicy(file)
              ? changedFigureWords(file, before, after)
              : changesOf(kind, file, before, after),
      )

function changesOf(kind: Kind, file: string, then: string, now: string): readonly Change[] {
  const [before, after] =
    kind === 'figure or rate'
      ? ([then, now].map(withRowsWrittenOut) as [string, string])
      : [then, now]
  const [was, is] = byFirstDays(statementsIn(kind, before), statementsIn(kind, after))
  const changes = namesIn(was, is)
    .map((name) => ({ file, kind, name, was: was.get(name), is: is.get(name) }))
    .filter(({ was, is }) => was !== is)
  // What is new or gone as a whole has no part that changed.
  if (kind === 'requirement')
    return withNewNumbers(changes.filter((change) => isWhole(change) || !isOfSection(change.name)))
  if (kind === 'record') return withOtherNames(changes)
  if (kind === 'reason of an answer') {
    const [answered, answers] = [before, after].map((text) =>
      statementsIn('answered question', text),
    )
    const stays = (name: string) =>
      [answered, answers].every((some) => some?.has(withoutConfirm(name)))
    return changes.map((change) => ({
      ...change,
      ...(isOneSided(change) && stays(change.name) && { isOfKept: true }),
    }))
  }
  if (kind === 'figure or rate')
    return (
      changes
        .map(({ was, is, ...change }) => ({
          ...change,
          was: was && meantIn(before, was, change.name),
          is: is && meantIn(after, is, change.name),
        }))
        // Written in another way, it is the same figure.
        .filter(({ was, is }) => was !== is)
        .map((change) => ({ ...change, ...rowBefore(change, is, after) }))
    )
  if (kind === 'rule' || kind === 'invented data')
    return changes
      .filter((change) => !isSameRule(change, before, after))
      .map((change) => {
        const inside = ruleWithNames(change, before, after)
        if (inside !== undefined) return inside
        const named = isOneSided(change) && staysIn(change.name, was, is) ? { isOfWords: true } : {}
        const inWords = wordsOfRule(change, before, after)
        const said = kind === 'rule' && !isDoingRule(change) ? { isSaid: true } : {}
        return {
          ...change,
          ...named,
          ...said,
          ...(inWords && { inWords }),
          ...stillSaid(change, before, after),
          ...readersSay(change, before, after),
        }
      })
  if (kind === 'machine')
    return doingOtherwise(
      withoutUnnamed(withBranches(withoutEmptied(changes, was, is), before, after)),
      (change) => ({ ...change, ...computedInWords(change, was, is) }),
    )
  if (kind === 'call or field')
    return doingOtherwise(changes, (change) => toldAsCall(change, before, after), before, after)
  if (kind === 'sentence')
    return [...changes, ...changedSentences(before, after).map((one) => ({ file, kind, ...one }))]
  return changes
}

const isOneSided = ({ was, is }: Change): boolean => (was === undefined) !== (is === undefined)

/** Is a rule, whatever was said of it, written before and after? Or a file, of its own words. */
const staysIn = (name: string, was: Statements, is: Statements): boolean =>
  name.startsWith('(')
    ? was.size > 0 && is.size > 0
    : [was, is].every((statements) => statements.has(`${name}, as it is written`))

const isWhole = ({ was, is }: Pick<Change, 'was' | 'is'>): boolean =>
  was !== undefined && is !== undefined

const namesIn = (before: Statements, after: Statements): readonly string[] => [
  ...new Set([...before.keys(), ...after.keys()]),
]

/** 'benefits/salary-sacrifice': the name that a rule, its figures, sentences, machine and cases share. */
export const subjectOf = (file: string): string =>
  subjects.reduce((left, [files, shared]) => left.replace(files, shared), file)
