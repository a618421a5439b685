import type { Change } from '../changes/changes.ts'
import type { FailedCase } from './failed-cases.ts'
import type { RuleName } from './told-causes.ts'

/** Failing cases that have one likely cause. */
export interface FailedGroup {
  /** What explains them; none if they run no rule, and no rule names what they prove. */
  readonly rule: RuleName | undefined
  readonly subject: string
  /** Told from what they run, rather than from what they prove. */
  readonly isTold: boolean
  /** Further rules that read the same changed figures: the cases of each of them stand here, too. */
  readonly further: readonly RuleName[]
  /** What all of them run, too, and no other case: it can be the cause as well. */
  readonly alike: readonly RuleName[]
  /**
   * What has changed lately and most of these cases run: first what the rule reads, then the
   * nearest. Any of it can be the cause.
   */
  readonly changes: readonly Change[]
  /** The changed figures, sentences and constants among them that the rule reads: they are the cause, not the rule. */
  readonly causing: readonly Change[]
  /** What has changed of the rule itself, or of the machine. */
  readonly itself: readonly Change[]
  /** What is wrong with the rate book, if these cases run a change of it. */
  readonly rates: readonly string[]
  /** The sentence that many of them get in place of a result. */
  readonly saysNow: string | undefined
  /** Further files of that kind that hold none of the things that the book names. */
  readonly files: readonly string[]
  /** How many other files have changed, and how many of these the tests of the cases use. */
  readonly others: number
  readonly othersUsed: number
  readonly cases: readonly FailedCase[]
}
