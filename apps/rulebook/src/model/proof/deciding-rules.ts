import { figureAnchor, fileAnchor, machineAnchor, ruleAnchor } from '../../page/anchors.ts'
import type { Chapter, DecidingRules } from '../../rulebook.ts'
import { idsIn, idsNamedAlone } from '../../source/requirement-ids.ts'

/** What the rules, the figures and the machines of a chapter say. */
type Deciding = Pick<Chapter, 'source'> & Partial<Pick<Chapter, 'machines'>>

/**
 * A rule decides what its own comment names, or failing that, what its file's comment names; then a
 * figure does, or a machine. A range names less than a figure that is about one requirement alone.
 */
export function decidingRules(chapters: readonly Deciding[]): DecidingRules {
  const files = chapters.flatMap(({ source }) => source.rules)
  const figures = chapters.flatMap(({ source }) =>
    source.figures.flatMap(({ file, figures }) =>
      figures.flatMap(({ name, says }) =>
        idsNamedAlone(says).map((id) => ({
          id,
          rule: { anchor: figureAnchor(file, name), name, file },
        })),
      ),
    ),
  )
  const ofFigure = new Set(figures.map(({ id }) => id))
  const own = files.flatMap(({ file, declarations }) =>
    declarations.flatMap(({ name, says, notes }) => {
      const text = [...says, ...notes.map(({ says }) => says)].join(' ')
      const alone = new Set(idsNamedAlone(text))
      return idsIn(text)
        .filter((id) => alone.has(id) || !ofFigure.has(id))
        .map((id) => ({ id, rule: { anchor: ruleAnchor(file, name), name, file } }))
    }),
  )
  const ofFiles = files.flatMap(({ file, about }) =>
    idsIn(about.join(' ')).map((id) => ({
      id,
      rule: { anchor: fileAnchor(file), name: file.split('/').at(-1) ?? '', file },
    })),
  )
  const machines = chapters
    .flatMap(({ machines = [] }) => machines)
    .flatMap(({ name, file, says }) =>
      idsIn(says.join(' ')).map((id) => ({
        id,
        rule: { anchor: machineAnchor(name), name, file },
      })),
    )
  const found = new Map<
    string,
    DecidingRules extends ReadonlyMap<string, infer Rules> ? Rules : never
  >()
  for (const named of [own, ofFiles, figures, machines])
    for (const [id, some] of Map.groupBy(named, ({ id }) => id))
      if (!found.has(id))
        found.set(
          id,
          some.map(({ rule }) => rule),
        )
  return found
}
