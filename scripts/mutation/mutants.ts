/** Reads Stryker's results, and the reasons in survivors.yaml for surviving mutants. */

interface Place {
  readonly line: number
  readonly column: number
}

/** Stryker's report of each file. */
export interface MutationReport {
  readonly files: Readonly<
    Record<
      string,
      {
        readonly source: string
        readonly mutants: readonly {
          readonly status: string
          readonly replacement?: string
          readonly location: { readonly start: Place; readonly end: Place }
        }[]
      }
    >
  >
}

export interface Survivor {
  readonly file: string
  readonly line: number
  /** The line before and after the mutation, with white space collapsed. */
  readonly was: string
  readonly became: string
}

/** The reason why no test can kill a mutant. '…' is any text. */
export type Reason = Pick<Survivor, 'file' | 'was' | 'became'> & { readonly because: string }

export interface Score {
  readonly killed: number
  readonly survived: number
}

/** A timeout counts as killed, and a mutant in code that no test runs as survived. */
const killed = new Set(['Killed', 'Timeout'])
const survived = new Set(['Survived', 'NoCoverage'])

export function scoreOf({ files }: MutationReport): Score {
  const statuses = Object.values(files).flatMap(({ mutants }) =>
    mutants.map(({ status }) => status),
  )
  const count = (some: ReadonlySet<string>) => statuses.filter((status) => some.has(status)).length
  return { killed: count(killed), survived: count(survived) }
}

/** The percentage of all mutants that a test killed. */
export function percentOf(scores: readonly Score[]): number {
  const sum = (key: keyof Score) => scores.reduce((total, score) => total + score[key], 0)
  const all = sum('killed') + sum('survived')
  return all === 0 ? 100 : (100 * sum('killed')) / all
}

/** Drops survivors, so that Stryker tests them again, even if only a test has changed. */
export const withoutSurvivors = (report: MutationReport): MutationReport => ({
  ...report,
  files: Object.fromEntries(
    Object.entries(report.files).map(([file, { mutants, ...rest }]) => [
      file,
      { ...rest, mutants: mutants.filter(({ status }) => !survived.has(status)) },
    ]),
  ),
})

/** Survivors without a reason: a test is missing, code is unnecessary, or the reason is missing. */
export const unexplainedIn = (
  report: MutationReport,
  reasons: readonly Reason[],
): readonly Survivor[] =>
  Object.entries(report.files).flatMap(([file, { source, mutants }]) =>
    mutants
      .filter(({ status }) => survived.has(status))
      .map(({ location, replacement = '' }) => ({
        file,
        line: location.start.line,
        ...changeAt(source, location, replacement),
      }))
      .filter(
        (survivor) =>
          !reasons.some(
            ({ file, was, became }) =>
              isLike(file, survivor.file) &&
              isLike(was, survivor.was) &&
              isLike(became, survivor.became),
          ),
      ),
  )

/** True if the text matches a pattern in which '…' is any text. */
export function isLike(pattern: string, text: string): boolean {
  const parts = pattern.split('…').map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'))
  return new RegExp(`^${parts.join('.*')}$`).test(text)
}

const longest = 240

function changeAt(
  source: string,
  { start, end }: { readonly start: Place; readonly end: Place },
  replacement: string,
): Pick<Survivor, 'was' | 'became'> {
  const lines = source.split('\n').slice(start.line - 1, end.line)
  const before = lines[0]?.slice(0, start.column - 1) ?? ''
  const after = lines.at(-1)?.slice(end.column - 1) ?? ''
  return { was: oneLine(lines.join('\n')), became: oneLine(`${before}${replacement}${after}`) }
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim().slice(0, longest)
