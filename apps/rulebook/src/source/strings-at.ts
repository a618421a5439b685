import { nodesIn, parsed, type SourceNode } from './parsed.ts'

/** Every text with a given name in a source: for 'was', that of `{ was: 'A second call' }`. */
export const stringsAt = (text: string, property: string): readonly string[] =>
  [...nodesIn(parsed(text).statements)].flatMap((node) => {
    if (node.type !== 'Property') return []
    const { key, value } = node as SourceNode & { readonly key: unknown; readonly value: unknown }
    const { name } = key as { readonly name?: unknown }
    const { value: said } = value as { readonly value?: unknown }
    return name === property && typeof said === 'string' ? [said] : []
  })
