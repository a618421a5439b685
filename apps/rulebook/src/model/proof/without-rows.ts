/** Requirements that the domain decides but no row of a table can state, each with the reason. */
import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import type { Chapter } from '../../rulebook.ts'
import type { RequirementProof } from './requirements.ts'

export interface WithoutRow {
  readonly proof: RequirementProof
  /** None if nobody has given one yet. */
  readonly because: string | undefined
}

const reasonsFile = 'docs/rulebook-without-rows.yaml'

type Reasons = Readonly<Record<string, string>>

export const readReasons = (path = reasonsFile): Reasons => parse(readFileSync(path, 'utf8')) ?? {}

/**
 * Every requirement without a row of its own, with its reason; those without a reason come first. A row that only
 * runs through it shows nothing of what it says.
 */
export function withoutRows(
  chapters: readonly Pick<Chapter, 'proofs'>[],
  reasons: Reasons,
): readonly WithoutRow[] {
  return chapters
    .flatMap(({ proofs }) => proofs)
    .filter(({ rows }) => !rows.some(({ isOwn }) => isOwn))
    .map((proof) => ({
      proof,
      because: reasons[proof.id] ?? reasons[proof.id.replace(/-\d+$/, '')],
    }))
    .toSorted((a, b) => Number(a.because !== undefined) - Number(b.because !== undefined))
}

/** What makes the rulebook fail: a requirement without a row of its own and without a reason, or a needless reason. */
export const complaintsAboutRows = (
  chapters: readonly Pick<Chapter, 'proofs'>[],
  reasons: Reasons,
): readonly string[] => [
  ...withoutRows(chapters, reasons).flatMap(({ proof: { id }, because }) =>
    because === undefined
      ? [`No row of a table is about ${id}, and ${reasonsFile} gives no reason.`]
      : [],
  ),
  ...needlessReasons(chapters, reasons).map(
    (id) => `${reasonsFile} has a reason for ${id}, which needs none.`,
  ),
]

/**
 * A row that no test has read proves nothing, though it looks as if it did. It is read where a test
 * reads its cells, and not where they are taken apart for the test's title.
 */
export const complaintsAboutUnread = (
  chapters: readonly Pick<Chapter, 'tables'>[],
): readonly string[] =>
  chapters
    .flatMap(({ tables }) => tables)
    .flatMap(({ file, title, rows, unread = [] }) => {
      const open = rows.filter(({ result }) => result === 'not run')
      const byDoubt = Map.groupBy(open, ({ doubt = noReader }) => doubt)
      return [
        // Rows that hold for want of it say so themselves.
        ...(open.length > 0 ? [] : unread).map(
          (name) => `${file}: no test reads the column “${name}” of “${title}”.`,
        ),
        ...[...byDoubt].map(
          ([doubt, some]) =>
            `${file}: ${some.length} of the rows of “${title}” prove nothing. ${doubt}`,
        ),
      ]
    })

const noReader = 'No test reads them, or the one that does is left out.'

/** Reasons for requirements that have a row by now, or that don't exist. */
export const needlessReasons = (
  chapters: readonly Pick<Chapter, 'proofs'>[],
  reasons: Reasons,
): readonly string[] => {
  const without = new Set(withoutRows(chapters, reasons).map(({ proof }) => proof.id))
  const groups = new Set([...without].map((id) => id.replace(/-\d+$/, '')))
  return Object.keys(reasons).filter((id) => !without.has(id) && !groups.has(id))
}
