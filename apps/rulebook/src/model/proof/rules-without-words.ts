/** Rules that the book could only show as code: nobody has said in words what they decide. */
import type { Chapter } from '../../rulebook.ts'
import { isDecision } from '../statements/domain.ts'

/** What makes the rulebook fail: an exported function or value of a rule file without a comment. */
export const complaintsAboutRulesWithoutWords = (
  chapters: readonly Pick<Chapter, 'source'>[],
): readonly string[] =>
  chapters
    .flatMap(({ source }) => source.rules)
    .flatMap(({ file, declarations }) =>
      declarations
        .filter(({ isExported, kind, says }) => isExported && isDecision(kind) && says.length === 0)
        .map(({ name }) => `${file}: no comment says in words what ${name} decides.`),
    )
