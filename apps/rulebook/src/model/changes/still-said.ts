/** What is said of a rule whose code changed, if it is said as before. */
import { declarationsIn, keyOf } from '../../source/declarations.ts'
import { namesIn } from '../../source/names-in.ts'
import { nodesIn, parsed, type SourceNode } from '../../source/parsed.ts'
import { codeOf, constantsIn, propertiesOf } from '../../source/properties.ts'
import { spaced } from '../../source/spaced-name.ts'
import type { Change } from './changes.ts'
import { ruleThroughout } from './rule-words.ts'

/** Of a table of rules, only what is said of it as a whole and of the entries that changed. */
export function stillSaid(
  change: Change,
  before: string,
  after: string,
): Pick<Change, 'stillSays'> | undefined {
  const rule = ruleThroughout(change)
  if (rule === undefined) return undefined
  const changed = changedEntries(rule, before, after)
  const [was, is] = [saidOf(rule, before, changed), saidOf(rule, after, changed)]
  if (was !== is) return undefined
  const says = [is, ...saidOfParts(rule, before, after)].filter((text) => text !== '').join(' ')
  return says === '' ? undefined : { stillSays: says }
}

/** What is said of the parts of its answer that come about in another way: 'better: In a tie the voucher is better.' */
function saidOfParts(rule: string, before: string, after: string): readonly string[] {
  const [was, is] = [before, after].map((text) => partsOfAnswer(rule, text))
  return [...(is ?? [])].flatMap(([name, { code, says }]) => {
    const then = was?.get(name)
    return then !== undefined && then.code !== code && then.says === says
      ? [`${spaced(name)}: ${says}`]
      : []
  })
}

interface PartOfAnswer {
  /** Wherever the rule makes it. */
  readonly code: string
  readonly says: string
}

/** Those with words of their own, in the type that the rule says it gives. */
function partsOfAnswer(rule: string, text: string): ReadonlyMap<string, PartOfAnswer> {
  const { declarations } = declarationsIn(text)
  const own = declarations.find(({ name }) => name === rule)
  if (own === undefined) return new Map()
  const source = parsed(own.code)
  const nodes = [...nodesIn(source.statements)]
  const types = namesIn(nodes.flatMap(givenType).slice(0, 1))
  const codesOf = (part: string) =>
    nodes.filter((node) => isMaking(node, part)).map((node) => codeOf(source, node))
  return new Map(
    declarations
      .filter(({ name }) => name !== rule && types.has(name))
      .flatMap(({ notes }) => notes)
      .flatMap(({ about, says }) =>
        about === undefined ? [] : [[about, { code: codesOf(about).join('\n'), says }] as const],
      ),
  )
}

const givenType = (node: object): readonly SourceNode[] =>
  'returnType' in node && node.returnType ? [node.returnType as SourceNode] : []

/** Does code give a part of this name, or work it out? */
function isMaking(node: SourceNode, part: string): boolean {
  if (node.type === 'Property') return keyOf(node) === part
  const { id } = node as SourceNode & { readonly id?: { readonly name?: string } }
  return node.type === 'VariableDeclarator' && id?.name === part
}

function saidOf(rule: string, text: string, changed: ReadonlySet<string> | undefined): string {
  const own = declarationsIn(text).declarations.find(({ name }) => name === rule)
  const notes = (own?.notes ?? []).filter(
    ({ above }) => changed === undefined || above === undefined || changed.has(above),
  )
  return [...(own?.says ?? []), ...notes.map(({ says }) => says)].join(' ')
}

/** The names of the entries with other code; none of what is no table of several. */
function changedEntries(
  rule: string,
  before: string,
  after: string,
): ReadonlySet<string> | undefined {
  const [was, is] = [entriesOf(rule, before), entriesOf(rule, after)]
  if (was.size < 2 || is.size < 2) return undefined
  return new Set([...was.keys(), ...is.keys()].filter((name) => was.get(name) !== is.get(name)))
}

function entriesOf(rule: string, text: string): ReadonlyMap<string, string> {
  const source = parsed(text)
  const value = constantsIn(source).get(rule)
  return new Map(value && propertiesOf(source, value).map(({ name, code }) => [name, code]))
}
