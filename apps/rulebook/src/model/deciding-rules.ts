import { fileAnchor, ruleAnchor } from '../page/anchors.ts'
import type { Chapter, DecidingRules } from '../rulebook.ts'
import { idsIn } from '../source/requirement-ids.ts'

/** A rule decides what its own comment names, or failing that, what its file's comment names. */
export function decidingRules(chapters: readonly Pick<Chapter, 'source'>[]): DecidingRules {
  const files = chapters.flatMap(({ source }) => source.rules)
  const own = files.flatMap(({ file, declarations }) =>
    declarations.flatMap(({ name, says, notes }) =>
      idsIn([...says, ...notes.map(({ says }) => says)].join(' ')).map((id) => ({
        id,
        rule: { anchor: ruleAnchor(file, name), name, file },
      })),
    ),
  )
  const named = new Set(own.map(({ id }) => id))
  const general = files.flatMap(({ file, about }) =>
    idsIn(about.join(' '))
      .filter((id) => !named.has(id))
      .map((id) => ({
        id,
        rule: { anchor: fileAnchor(file), name: file.split('/').at(-1) ?? '', file },
      })),
  )
  const byId = Map.groupBy([...own, ...general], ({ id }) => id)
  return new Map([...byId].map(([id, found]) => [id, found.map(({ rule }) => rule)]))
}
