/** Where a file uses a name of its own or an imported one: not a field, nor a name within a function, that reads the same. */
import { withoutLocalNames } from './local-names.ts'
import { nodesIn, parsed, type SourceNode } from './parsed.ts'

/** From the beginning to the end of the file. */
export const referencesTo = (name: string, text: string): readonly number[] => [
  ...found(name, text).keys(),
]

/** The same file with another name there. A field that is called as what it holds keeps its name. */
export const withReferences = (text: string, was: string, is: string): string =>
  [...found(was, text)].reduceRight(
    (code, [place, isField]) =>
      `${code.slice(0, place)}${isField ? `${was}: ` : ''}${is}${code.slice(place + was.length)}`,
    text,
  )

/** By its place whether it stands for a field and for what it holds. */
function found(name: string, text: string): ReadonlyMap<number, boolean> {
  if (!text.includes(name)) return new Map()
  const body = parsed(text).statements
  const whole = { type: 'Program', start: 0, end: text.length, ...{ body } }
  const tree = withoutLocalNames(whole, new Map([[name, mark]]))?.tree
  const nodes = [...nodesIn(tree)]
  const fields = new Set(
    nodes.flatMap((node) => {
      const { key, value } = node as { readonly key?: SourceNode; readonly value?: SourceNode }
      return node.type === 'Property' && key && key.start === value?.start ? [key.start] : []
    }),
  )
  return new Map(
    nodes
      .filter((node) => (node as { readonly name?: unknown }).name === mark)
      .map(({ start }) => [start, fields.has(start)] as const)
      .toSorted(([one], [other]) => one - other),
  )
}

const mark = '#'
