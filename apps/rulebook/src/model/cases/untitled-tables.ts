/** Tables that would stand under the name of their file: no group around their tests says what they answer. */
import type { Table } from './tables.ts'

/** What makes the rulebook fail: a decision table without a title. */
export const complaintsAboutTitles = (
  tables: readonly Pick<Table, 'anchor' | 'title' | 'file'>[],
): readonly string[] =>
  tables.flatMap(({ anchor, title, file }) =>
    anchor.startsWith(`${title}-table-`)
      ? [`${file}: a table has no title. Put its tests into a group that asks what it answers.`]
      : [],
  )
