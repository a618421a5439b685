/** What is said of the figures of a policy: the chapter shows it beside them, and cites requirements by it. */
import { figureInEnglish } from '../../page/in-words/code-words.ts'
import { commentAbove } from '../../source/declarations.ts'
import { parsed } from '../../source/parsed.ts'
import { constantsIn, propertiesOf } from '../../source/properties.ts'
import type { Change } from './changes.ts'

/** Other words of figures that were there before and are there now; their values are told as figures. */
export function changedFigureWords(file: string, before: string, after: string): readonly Change[] {
  const [was, is] = [saidOfFigures(before), saidOfFigures(after)]
  return [...is].flatMap(([name, says]) => {
    const said = was.get(name)
    if (said === undefined || said === says) return []
    return [
      {
        ...{ file, kind: 'word' as const, name: `what is said of “${figureInEnglish(name)}”` },
        ...{ was: said, is: says },
      },
    ]
  })
}

/** By the name of the figure, or of the constant that is one; '' where nothing is said. */
function saidOfFigures(text: string): ReadonlyMap<string, string> {
  const source = parsed(text)
  const constants = [...constantsIn(source)]
  return new Map(
    source.statements.flatMap((statement) =>
      constants
        .filter(([, { start, end }]) => start > statement.start && end <= statement.end)
        .flatMap(([name, value]) => [
          [name, commentAbove(source, statement.start).join(' ')] as const,
          ...propertiesOf(source, value).map(
            ({ name: key, says }) => [`${name}.${key}`, says.join(' ')] as const,
          ),
        ]),
    ),
  )
}
