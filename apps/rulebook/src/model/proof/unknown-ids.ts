/** Numbers that rules, figures and cases name, and that no requirement or answered question has. */
import { groupOf } from '../../requirements/catalogue.ts'
import type { Chapter } from '../../rulebook.ts'
import { requirementId } from '../../source/requirement-ids.ts'

type Naming = Pick<Chapter, 'source' | 'tables' | 'facts'>

/** For each such number the places that name it. */
export function complaintsAboutIds(
  chapters: readonly Naming[],
  known: readonly string[],
): readonly string[] {
  const ids = new Set(known)
  const groups = new Set(known.map(groupOf))
  // What only looks like a number of ours, such as ISO-10, is of no group.
  const named = chapters
    .flatMap(namedIn)
    .filter(({ id }) => groups.has(groupOf(id)) && !ids.has(id))
  return [...Map.groupBy(named, ({ id }) => id)].map(([id, all]) => {
    const files = [...new Set(all.map(({ file }) => file))]
    return `${id} is named in ${files.join(', ')}, and is no requirement and no answered question.`
  })
}

interface Named {
  readonly id: string
  readonly file: string
}

const namedIn = ({ source, tables, facts }: Naming): readonly Named[] => [
  ...source.rules.flatMap(({ file, about, declarations }) =>
    idsOf(file, [
      ...about,
      ...declarations.flatMap(({ says, notes }) => [...says, ...notes.map(({ says }) => says)]),
    ]),
  ),
  ...source.figures.flatMap(({ file, figures }) =>
    idsOf(
      file,
      figures.map(({ says }) => says),
    ),
  ),
  ...tables.flatMap(({ file, title, rows }) =>
    idsOf(file, [title, ...rows.flatMap(({ cells }) => cells)]),
  ),
  ...facts.flatMap(({ file, title, group }) => idsOf(file, [group, title])),
]

const idsOf = (file: string, texts: readonly string[]): readonly Named[] =>
  (texts.join('\n').match(requirementId) ?? []).map((id) => ({ id, file }))
