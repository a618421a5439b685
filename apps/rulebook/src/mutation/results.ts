import type { ContextScore, FileScore, MutationScore, Survivor } from './score.ts'

interface Place {
  readonly line: number
  readonly column: number
}

/** What the mutation tester writes about each file. */
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

/** One line about a fault that no test can find; '…' stands for any text. */
export type Explanation = Pick<Survivor, 'file' | 'was' | 'became'> & { readonly because: string }

/**
 * A test that never ends has noticed the fault, too; a fault in code that no test runs counts as
 * missed.
 */
const killed = new Set(['Killed', 'Timeout'])
const survived = new Set(['Survived', 'NoCoverage'])

export function contextScoreOf(
  report: MutationReport,
  about: Pick<ContextScore, 'context' | 'commit' | 'day'>,
): ContextScore {
  const files = Object.entries(report.files).map(([file, { mutants }]): FileScore => {
    const count = (some: ReadonlySet<string>) =>
      mutants.filter(({ status }) => some.has(status)).length
    return { file, killed: count(killed), survived: count(survived) }
  })
  const sum = (key: 'killed' | 'survived') => files.reduce((total, score) => total + score[key], 0)
  return { ...about, killed: sum('killed'), survived: sum('survived'), files }
}

/**
 * A report to continue from. Without it the tester would report a survivor again, even if a changed
 * test now finds it.
 */
export const withoutSurvivors = <Report extends MutationReport>(report: Report): Report => ({
  ...report,
  files: Object.fromEntries(
    Object.entries(report.files).map(([file, { mutants, ...rest }]) => [
      file,
      { ...rest, mutants: mutants.filter(({ status }) => !survived.has(status)) },
    ]),
  ),
})

export const survivorsIn = (report: MutationReport): readonly Survivor[] =>
  Object.entries(report.files).flatMap(([file, { source, mutants }]) =>
    mutants
      .filter(({ status }) => survived.has(status))
      .map(({ location, replacement = '' }) => ({
        file,
        line: location.start.line,
        ...changeAt(source, location, replacement),
      })),
  )

/** Each survivor with the reason why no test can notice it, if there is one. */
export const explained = (
  survivors: readonly Survivor[],
  explanations: readonly Explanation[],
): readonly Survivor[] =>
  survivors.map(({ because: _, ...survivor }) => {
    const because = explanations.find(
      ({ file, was, became }) =>
        isLike(file, survivor.file) && isLike(was, survivor.was) && isLike(became, survivor.became),
    )?.because
    return because === undefined ? survivor : { ...survivor, because }
  })

const isLike = (pattern: string, text: string): boolean => {
  const [start = '', ...rest] = pattern.split('…')
  const end = rest.pop()
  if (end === undefined) return text === start
  let at = start.length
  for (const part of rest) {
    const found = text.indexOf(part, at)
    if (found === -1) return false
    at = found + part.length
  }
  return text.startsWith(start) && text.endsWith(end) && text.length >= at + end.length
}

const longest = 240

/** The lines of the change, before and after it, each as one. */
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

export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim().slice(0, longest)

/** The score with one context measured again; the others stay as they were. */
export function withContext(
  score: MutationScore | undefined,
  context: ContextScore,
  survivors: readonly Survivor[],
): MutationScore {
  const folder = `packages/domain/src/${context.context}/`
  const others = (score?.contexts ?? []).filter((other) => other.context !== context.context)
  const known = (score?.survivors ?? []).filter(({ file }) => !file.startsWith(folder))
  return {
    contexts: [...others, context].toSorted((a, b) => a.context.localeCompare(b.context)),
    survivors: [...known, ...survivors].toSorted(
      (a, b) => a.file.localeCompare(b.file) || a.line - b.line,
    ),
  }
}
