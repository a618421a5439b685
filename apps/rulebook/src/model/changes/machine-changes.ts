/** What changed of a machine: without parts that are only empty now, and with words for what is computed. */
import { englishOf } from '../../page/in-words/code-words.ts'
import { differenceInWords, type InWordsPair } from '../../source/differences/formula-difference.ts'
import { nodesIn, parsed } from '../../source/parsed.ts'
import { propertiesOf } from '../../source/properties.ts'
import type { Statements } from '../statements/statements.ts'
import type { Change } from './changes.ts'

/** A state or an event that lost its last part, or got its first, is neither gone nor new: that part is. */
export const withoutEmptied = (
  changes: readonly Change[],
  was: Statements,
  is: Statements,
): readonly Change[] =>
  changes.filter(
    ({ name, ...change }) =>
      !(change.was === undefined && isEmpty(change.is) && hasParts(was, name)) &&
      !(change.is === undefined && isEmpty(change.was) && hasParts(is, name)),
  )

const isEmpty = (code: string | undefined): boolean => /^(?:\{\s*\}|\[\s*\])$/.test(code ?? '')

const hasParts = (statements: Statements, name: string): boolean =>
  [...statements.keys()].some((one) => one.startsWith(`${name}.`) || one.startsWith(`${name} `))

/** A condition or an action that is gone with all that named it is told there. */
export const withoutUnnamed = (changes: readonly Change[]): readonly Change[] =>
  changes.filter((change) => {
    const [, name] = /^(?:guards|actions|actors|delays)\.(\w+)/.exec(change.name) ?? []
    if (name === undefined || change.is !== undefined) return true
    const named = new RegExp(`'${name}'|\\.after\\.${name}\\b`)
    return !changes.some(
      (other) =>
        other !== change && named.test(`${other.was} ${other.name}`) && !named.test(other.is ?? ''),
    )
  })

type Told = Pick<Change, 'inWords' | 'givenTo'>

/** Of a guard, and of what an action, a guard or a call is given: where the formula differs, and who is given it. */
export function computedInWords(
  { name, was, is }: Change,
  before: Statements,
  after: Statements,
): Told {
  if (was === undefined || is === undefined) return {}
  if (name.startsWith('guards.')) return told(differenceInWords(was, is, englishOf))
  const [, whole] = /^(.+)\.params(?:\.\w+)?$/.exec(name) ?? []
  if (whole === undefined) return givenInside(was, is)
  const [type] = [after, before].map((all) => /^'(\w+)'$/.exec(all.get(`${whole}.type`) ?? '')?.[1])
  return givenInWords(type, was, is)
}

const told = (inWords: InWordsPair | undefined): Told => (inWords === undefined ? {} : { inWords })

function givenInWords(type: string | undefined, was: string, is: string): Told {
  const words = differenceInWords(was, is, englishOf)
  const pair = words && { was: alwaysSo(words.was), is: alwaysSo(words.is) }
  return { ...(type !== undefined && { givenTo: type }), ...told(pair) }
}

/** 'always yes' of true. */
const alwaysSo = (words: string): string =>
  ({ true: 'always yes', false: 'always no' })[words] ?? words

/** Of a list of actions the one that is given something else. */
function givenInside(was: string, is: string): Told {
  const then = paramsIn(was)
  for (const [type, params] of paramsIn(is)) {
    const former = then.get(type)
    if (former !== undefined && former !== params) return givenInWords(type, former, params)
  }
  return {}
}

/** '({ event }) => event.isTold' of tellRefusal; nothing of code that is no value by itself. */
function paramsIn(code: string): ReadonlyMap<string, string> {
  try {
    const source = parsed(`(${code})`)
    return new Map(
      [...nodesIn(source.statements)].flatMap((node) => {
        const entries = propertiesOf(source, node)
        const type = entries.find(({ name }) => name === 'type')?.code
        const params = entries.find(({ name }) => name === 'params')?.code
        return type === undefined || params === undefined
          ? []
          : [[type.replaceAll("'", ''), params] as const]
      }),
    )
  } catch {
    return new Map()
  }
}
