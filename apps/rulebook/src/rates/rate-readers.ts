/** Which rules read a rate, from their code. */
import { readdirSync, readFileSync } from 'node:fs'
import type { RuleLink } from '../machines/chart.ts'
import { ruleAnchor } from '../page/anchors.ts'
import { declarationsIn } from '../source/declarations.ts'
import { domainFolder } from '../source/domain-folder.ts'
import { nodesIn, parsed } from '../source/parsed.ts'
import { readingsIn } from '../source/readings.ts'

/** The rules of a context that read a path such as 'insurance.primaryThreshold', each once. */
export function rateReaders(context: string): (path: string) => readonly RuleLink[] {
  const files = readdirSync(`${domainFolder}/${context}`)
    .filter((file) => file.endsWith('.rules.ts'))
    .map((file) => `${domainFolder}/${context}/${file}`)
  const texts = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]))
  const readings = readingsIn([...texts.values()].map(parsed))
  const rules = [...texts].flatMap(([file, text]) => shownRules(file, text))
  return (path) => {
    const readers = new Set(
      readings
        .filter((reading) => reading.path === path || reading.path.startsWith(`${path}.`))
        .map(({ by }) => by),
    )
    return rules
      .filter(({ name, through }) => [name, ...through].some((one) => readers.has(one)))
      .map(({ name, anchor }) => ({ name, anchor }))
  }
}

interface ShownRule extends RuleLink {
  /** Declarations of its file that it uses and that nobody reads about. */
  readonly through: readonly string[]
}

function shownRules(file: string, text: string): readonly ShownRule[] {
  const { declarations } = declarationsIn(text)
  const own = declarations.filter(({ kind }) => kind === 'function' || kind === 'const')
  const isShown = ({ isExported, says }: (typeof own)[number]) => isExported || says.length > 0
  const silent = new Set(own.filter((one) => !isShown(one)).map(({ name }) => name))
  return own.filter(isShown).map(({ name, code }) => ({
    name,
    anchor: ruleAnchor(file, name),
    through: namesIn(code).filter((used) => silent.has(used)),
  }))
}

const namesIn = (code: string): readonly string[] => [
  ...new Set(
    [...nodesIn(parsed(code).statements)].flatMap((node) => (node as { name?: string }).name ?? []),
  ),
]
