/** Does a file do the same as before, whatever its comments, its types, its layout and the names within it? */
import { declaredIn, type Scope, withoutLocalNames } from '../local-names.ts'
import { nodesIn, parsed, type SourceNode } from '../parsed.ts'
import { isSame, withoutTypes } from './same-code.ts'

/** No, of what is no code that can be read. */
export function isSameFile(before: string, after: string): boolean {
  if (before === after) return true
  const [one, other] = [before, after].map(doingOf)
  return one !== undefined && other !== undefined && isSame(one, other)
}

type Node = SourceNode & Readonly<Record<string, unknown>>

function doingOf(text: string): SourceNode | undefined {
  try {
    const body = parsed(text).statements as unknown as readonly Node[]
    if ([...nodesIn(body)].some(({ type }) => doesMore.test(type))) return undefined
    const [imports, others] = [body.filter(isImport), body.filter((node) => !isImport(node))]
    const doing = others.filter((node) => !isOfTypes(node))
    const used = imports.filter(({ importKind }) => importKind !== 'type')
    const known = new Map([...importedBy(used), ...ownNames(doing)])
    const sources = used.map(({ source }) => source)
    const whole = { type: 'Program', start: 0, end: 0, ...{ body: doing, sources } }
    return withoutLocalNames(withoutTypes(whole), known)?.tree
  } catch {
    return undefined
  }
}

/** Types that do something when they run. */
const doesMore = /^TS(?:Enum|Module|ParameterProperty|ImportEquals|ExportAssignment)/

const isImport = ({ type }: Node): boolean => type === 'ImportDeclaration'

const isOfTypes = ({ type, exportKind, declaration }: Node): boolean =>
  type.startsWith('TS') ||
  exportKind === 'type' ||
  (declaration as Node | null | undefined)?.type.startsWith('TS') === true

/** What is imported goes by where it comes from, in whichever order it stands. */
const importedBy = (imports: readonly Node[]): Scope =>
  new Map(
    imports.flatMap(({ source, specifiers }) =>
      (specifiers as readonly Node[]).map(({ type, local, imported }) => {
        const from = (source as Node)['value']
        const { name, value } = (imported ?? {}) as Node
        return [String((local as Node)['name']), `${from}#${name ?? value ?? type}`] as const
      }),
    ),
  )

/** Nobody else knows what is not exported. */
const ownNames = (statements: readonly Node[]): Scope =>
  new Map(declaredIn(statements).map((name, place) => [name, `own#${place}`]))
