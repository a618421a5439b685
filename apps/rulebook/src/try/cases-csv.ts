import type { DecisionTable, Texts } from '@save/domain/testing/table'
import Papa from 'papaparse'
import { rulebookMessages } from '../rulebook.messages.ts'

const { manyCases: messages, tryIt } = rulebookMessages

/** More cases would take too long. */
export const mostCases = 5_000

/** Cases from a sheet, or the reason why we can't read it. */
export type Cases =
  | { readonly headings: readonly string[]; readonly cases: readonly Texts[] }
  | { readonly problem: string }

/** A sheet with answers: the columns of the cases, then all answers and the difference. */
export interface Answered {
  readonly headings: readonly string[]
  readonly lines: readonly { readonly cells: readonly string[]; readonly isDifferent: boolean }[]
}

/** Reads cases for a table; the first line has the headings. */
export function readCases(csv: string, { given }: Pick<DecisionTable, 'given'>): Cases {
  const sheet = csv.trim().replaceAll(/\r\n?/g, '\n')
  const { data, errors, meta } = Papa.parse<Record<string, string>>(sheet, {
    header: true,
    skipEmptyLines: 'greedy',
    transformHeader: (heading) => heading.trim(),
    transform: (cell) => cell.trim(),
  })
  const headings = meta.fields ?? []
  const missing = given.map(({ heading }) => heading).filter((name) => !headings.includes(name))
  if (missing.length > 0) return { problem: messages.missing(missing) }
  if (data.length === 0) return { problem: messages.noCases }
  if (data.length > mostCases) return { problem: messages.tooMany(mostCases) }
  // A sheet with one column has no separator, which isn't an error.
  const error = errors.find(({ code }) => code !== 'UndetectableDelimiter')
  if (error) return { problem: messages.unreadable((error.row ?? 0) + 2, error.message) }
  return { headings, cases: data }
}

/** Runs the table's rule on each case and compares its answers with those in the sheet. */
export async function answerCases(
  table: Pick<DecisionTable, 'given' | 'answers' | 'decide'>,
  { headings, cases }: Exclude<Cases, { readonly problem: string }>,
): Promise<Answered> {
  const answers = table.answers.map(({ heading }) => heading)
  const expected = table.answers.filter(({ heading }) => headings.includes(heading))
  const others = headings.filter(
    (heading) => !answers.includes(heading) && heading !== messages.difference,
  )
  const lines = await Promise.all(
    cases.map(async (texts) => {
      const { got, problem } = await answer(table, texts)
      const differences = expected
        .filter(({ heading, written }) => got[heading] !== written(texts[heading] ?? ''))
        .map(({ heading }) => difference(heading, texts[heading] ?? '', got[heading] ?? ''))
      const outcome = problem ?? differences.join('; ')
      return {
        cells: [
          ...others.map((heading) => texts[heading] ?? ''),
          ...answers.map((heading) => got[heading] ?? ''),
          outcome,
        ],
        isDifferent: outcome !== '',
      }
    }),
  )
  return { headings: [...others, ...answers, messages.difference], lines }
}

const difference = (heading: string, expected: string, got: string): string =>
  `${heading}: ${rulebookMessages.table.wrong(expected, got)}`

async function answer(
  table: Pick<DecisionTable, 'decide'>,
  texts: Texts,
): Promise<{ readonly got: Texts; readonly problem?: string }> {
  try {
    const outcome = await table.decide(texts)
    if ('answers' in outcome) return { got: outcome.answers }
    const refused = Object.entries(outcome.refusals).map(([heading, why]) => `${heading}: ${why}`)
    return { got: {}, problem: refused.join(' ') }
  } catch (error) {
    return { got: {}, problem: tryIt.broken(messageOf(error)) }
  }
}

export const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error)
