import { parseAst } from 'vite'
import { type Feature, isNewer } from './compat.ts'
import { compatData } from './compat-data.ts'

type Features = Readonly<Record<string, Feature | undefined>>

const javascript = compatData.javascript
const builtins = javascript['builtins'] as Features
const patterns = javascript['regular_expressions'] as Features
const { api } = compatData

const inPatterns: readonly (readonly [sign: RegExp, name: string])[] = [
  [/\(\?<[=!]/, 'lookbehind_assertion'],
  [/\(\?[ims-]+:/, 'modifier'],
]

/** Built-in objects that nothing here uses, with method names common to many objects. */
const tooGeneral = new Set([
  'ArrayBuffer',
  'AsyncDisposableStack',
  'DisposableStack',
  'Iterator',
  'SuppressedError',
  'Symbol',
  'Temporal',
])

/** What a page consists of: its methods are called on things whose kind no name tells. */
const isOfThePage = (name: string): boolean =>
  /^(Document|Element|Event|EventTarget|HTML\w*Element|Node|Window)$/.test(name)

interface Node {
  readonly type: string
  readonly [key: string]: unknown
}

/**
 * What a script uses that some browsers of the floor lack: 'toWellFormed()', 'AbortSignal.any()',
 * 'lookbehind_assertion'. A method whose owner is unknown counts when a built-in object
 * or a part of a page has one of that name, and whatever has one got it too late. The build itself rewrites syntax.
 */
export function newerInScript(source: string): readonly string[] {
  const found = new Set<string>()
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit)
    if (!isNode(value)) return
    for (const name of newerIn(value)) found.add(name)
    for (const [key, child] of Object.entries(value)) if (key !== 'type') visit(child)
  }
  visit(parseAst(source))
  return [...found].sort()
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value

function newerIn(node: Node): readonly string[] {
  const { type, callee, regex } = node
  if (type === 'Literal' && isPattern(regex)) return newerInPattern(regex.pattern)
  if ((type !== 'CallExpression' && type !== 'NewExpression') || !isNode(callee)) return []
  const name = nameOf(callee)
  if (name === 'RegExp') {
    const [pattern] = node['arguments'] as readonly Node[]
    return typeof pattern?.['value'] === 'string' ? newerInPattern(pattern['value']) : []
  }
  if (name !== undefined) return isNewer(api[name] ?? builtins[name]) ? [`${name}()`] : []
  if (callee.type !== 'MemberExpression' || callee['computed'] === true) return []
  const [owner, method] = [nameOf(callee['object']), nameOf(callee['property'])]
  return method === undefined ? [] : newerMethod(owner, method)
}

const nameOf = (node: unknown): string | undefined =>
  isNode(node) && node.type === 'Identifier' ? String(node['name']) : undefined

const isPattern = (regex: unknown): regex is { readonly pattern: string } =>
  typeof regex === 'object' && regex !== null && 'pattern' in regex

const newerInPattern = (pattern: string): readonly string[] =>
  inPatterns
    .filter(([sign, name]) => sign.test(pattern) && isNewer(patterns[name]))
    .map(([, name]) => name)

function newerMethod(owner: string | undefined, method: string): readonly string[] {
  const known = owner === undefined ? undefined : (builtins[owner] ?? api[owner])
  if (known !== undefined) {
    const feature = (known[`${method}_static`] ?? known[method]) as Feature | undefined
    return isNewer(feature) ? [`${owner}.${method}()`] : []
  }
  const withIt = (objects: Features, isMeant: (name: string) => boolean) =>
    Object.entries(objects).flatMap(([object, members]) =>
      isMeant(object) && members?.[method] !== undefined ? [members[method] as Feature] : [],
    )
  const mayBeMeant = [
    ...withIt(builtins, (name) => !tooGeneral.has(name)),
    ...withIt(api, isOfThePage),
  ]
  const all = [...mayBeMeant, ...withIt(api, () => true)]
  return mayBeMeant.length > 0 && all.every((feature) => isNewer(feature)) ? [`${method}()`] : []
}
