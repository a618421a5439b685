/** What makes the rulebook fail, because nobody could tell a table from another: by its title or in an address. */
import type { Fact, Table } from './tables.ts'

/** A table stands under its file's name if no group around its tests says what it answers. */
export const complaintsAboutTitles = (
  tables: readonly Pick<Table, 'title' | 'file'>[],
): readonly string[] =>
  tables.flatMap(({ title, file }) =>
    title === file
      ? [`${file}: a table has no title. Put its tests into a group that asks what it answers.`]
      : [],
  )

/** A link leads to one place: two tables whose titles begin alike, or two tests that say the same, would share it. */
export const complaintsAboutNames = (
  tables: readonly Pick<Table, 'anchor' | 'title' | 'file' | 'rows'>[],
  facts: readonly Pick<Fact, 'anchor' | 'title' | 'file'>[],
): readonly string[] => {
  const rows = tables.flatMap(({ rows, title, file }) =>
    rows.map(({ anchor }) => ({ anchor, title, file })),
  )
  return [...Map.groupBy([...tables, ...rows, ...facts], ({ anchor }) => anchor)]
    .filter(([, named]) => named.length > 1)
    .map(([anchor, named]) => {
      const places = named.map(({ title, file }) => `“${title}” (${file})`)
      return `“#${anchor}” would lead to ${places.join(' and to ')}. Let their titles differ sooner, or those of their groups.`
    })
}
