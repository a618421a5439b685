/** What no one has read as it is now: it has a case that fails. */
import type { Chapter } from '../../rulebook.ts'

/** Requirements, and chapters, by their ids. */
export const failingIn = (
  chapters: readonly Pick<Chapter, 'id' | 'proofs' | 'tables' | 'facts'>[],
): ReadonlySet<string> =>
  new Set(
    chapters.flatMap(({ id, proofs, tables, facts }) => {
      const cases = [...tables.flatMap(({ rows }) => rows), ...facts]
      const own = proofs.flatMap((proof) => (proof.standing === 'fails' ? [proof.id] : []))
      return cases.some(({ result }) => result === 'failed') ? [id, ...own] : own
    }),
  )

/** Requirements with a case that was not run, such as one of a group that is left out. */
export const leftOutIn = (chapters: readonly Pick<Chapter, 'proofs'>[]): ReadonlySet<string> =>
  new Set(
    chapters.flatMap(({ proofs }) =>
      proofs
        .filter(({ rows, facts }) =>
          [...rows.map(({ row }) => row), ...facts].some(({ result }) => result === 'not run'),
        )
        .map(({ id }) => id),
    ),
  )
