/** Everything that the rulebook's pages are made from. */
import type { ChapterText } from './chapters/chapters.ts'
import type { ChartState } from './machines/chart.ts'
import type { Fact, Table } from './model/cases/tables.ts'
import type { EarlierCases } from './model/causes/other-results.ts'
import type { Change } from './model/changes/changes.ts'
import type { Finding } from './model/gaps/finding.ts'
import type { Base } from './model/history/base.ts'
import type { Commit } from './model/history/git.ts'
import type { LastChanged } from './model/history/last-changed.ts'
import type { BranchCoverage } from './model/proof/coverage.ts'
import type { RequirementProof } from './model/proof/requirements.ts'
import type { Schedules } from './model/proof/schedules.ts'
import type { Decision } from './model/records/decisions.ts'
import type { DecisionRecord } from './model/records/records.ts'
import type { Version } from './model/sign-off/pieces.ts'
import type { SignOffs } from './model/sign-off/sign-off.ts'
import type { ContextSource, StandIn } from './model/statements/domain.ts'
import type { ScoreToday } from './mutation/score-today.ts'
import type { RateEntry } from './rates/rate-entry.ts'
import type { RatesRead } from './rates/rates-used.ts'
import type { CausingFiles } from './run/causing-files.ts'
import type { CasesOfRate } from './run/rates-apart-run.ts'

export interface ChartedMachine {
  /** The function that makes it, such as 'loginMachine'. */
  readonly name: string
  readonly file: string
  readonly says: readonly string[]
  readonly chart: ChartState
}

/** For each requirement the rules whose words name it. */
export type DecidingRules = ReadonlyMap<
  string,
  readonly { readonly anchor: string; readonly name: string; readonly file: string }[]
>

export interface Chapter extends Omit<ChapterText, 'records'> {
  /** Its own records; their entries are rules that no requirement states. */
  readonly records: readonly DecisionRecord[]
  /** The records with answers that its rules name. */
  readonly restsOn: readonly DecisionRecord[]
  readonly proofs: readonly RequirementProof[]
  readonly tables: readonly Table[]
  readonly facts: readonly Fact[]
  readonly source: ContextSource
  /** What the demonstration's server adds, where the specification leaves it to the server. */
  readonly standIn?: StandIn
  readonly machines: readonly ChartedMachine[]
}

export interface Release {
  /** What today is compared with; nothing in a history of a single day. */
  readonly since: Base | undefined
  readonly changes: readonly Change[]
  /** That commit's cases on today's rules; none if they were not played. */
  readonly earlier: EarlierCases | undefined
  /** What the changelog says today and did not say then. */
  readonly changelog: string
}

export interface RateBook {
  readonly entries: readonly RateEntry[]
  /** 'YYYY-MM-DD'. */
  readonly today: string
  readonly complaints: readonly string[]
  /** Rates in force that were others at the commit that today is compared with. */
  readonly changed: readonly string[]
}

export interface Rulebook {
  readonly chapters: readonly Chapter[]
  /** How people ask for each place. */
  readonly asked: Readonly<Record<string, readonly string[]>>
  readonly decisions: readonly Decision[]
  readonly records: readonly DecisionRecord[]
  readonly rates: RateBook
  /** Which cases fail with one of several changed rates alone. */
  readonly casesOfRates: readonly CasesOfRate[]
  readonly causingFiles: CausingFiles
  /** What `npm run rulebook` complains of. */
  readonly complaints?: readonly string[]
  readonly release: Release
  /** The commit that failures are told from; without one it is the last. */
  readonly comparedWith: string | undefined
  /** What differs from that commit: what failures can come from. */
  readonly latestChanges: readonly Change[]
  /** The files that differ from it, whatever they hold. */
  readonly changedFiles: readonly string[]
  /** Limits that no row shows, and inputs that occur twice in a table. */
  readonly findings: readonly Finding[]
  readonly schedules: Schedules
  /** Why a requirement is in no table, by its number or its group. */
  readonly reasonsWithoutRow: Readonly<Record<string, string>>
  readonly signOffs: SignOffs
  /** The file that says so, as it is. */
  readonly signOffsWritten: string
  /** The present version of each requirement, of each chapter without any and of the rate book. */
  readonly versions: ReadonlyMap<string, Version>
  /** The rates that each of them uses. */
  readonly ratesUsed: ReadonlyMap<string, RatesRead>
  readonly commit: Commit | undefined
  /** When each text and each formula last changed. */
  readonly lastChanged: LastChanged
  readonly coverage: BranchCoverage | undefined
  readonly mutation: ScoreToday | undefined
  /** Test files that could not be run, and why. */
  readonly troubles: readonly { readonly file: string; readonly complaint: string }[]
  /** The day of the last whole run, if its reports are there. */
  readonly wholeRunDay: string | undefined
}
