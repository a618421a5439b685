/** What a figure means that is written as the name of another constant of its file. */
import type { ArrayExpression, MemberExpression } from 'oxc-parser'
import { type ParsedSource, parsed, type SourceNode } from '../../source/parsed.ts'
import { codeOf, constantsIn, propertiesOf } from '../../source/properties.ts'
import { spaced } from '../../source/spaced-name.ts'
import { figureInWords } from './in-words.ts'

/** 'percent: 20%; …' of 'threeBands', '22 November 2026' of 'checkedOn'; anything else as it is. */
export function meantIn(text: string, written: string, name: string): string {
  if (!/^[a-z]\w*(?:\.\w+)*$/i.test(written)) return written
  const source = parsed(text)
  const [expression] = parsed(written).statements
  const node = (expression as { readonly expression?: SourceNode } | undefined)?.expression
  const meant = node && constantMeant(source, node)
  return meant === undefined ? written : inWords(source, meant, name)
}

function constantMeant(source: ParsedSource, node: SourceNode): SourceNode | undefined {
  if (node.type === 'Identifier')
    return constantsIn(source).get((node as SourceNode & { readonly name: string }).name)
  if (node.type !== 'MemberExpression') return undefined
  const { object, property } = node as MemberExpression
  const whole = constantMeant(source, object)
  const key = (property as { readonly name?: string }).name
  return whole && propertiesOf(source, whole).find(({ name }) => name === key)?.value
}

function inWords(source: ParsedSource, node: SourceNode, name: string): string {
  const meant = constantMeant(source, node)
  if (meant !== undefined) return inWords(source, meant, name)
  const entries = propertiesOf(source, node)
  if (entries.length > 0)
    return entries
      .map(({ name, value }) => `${spaced(name)}: ${inWords(source, value, name)}`)
      .join(', ')
  return node.type === 'ArrayExpression'
    ? (node as SourceNode & ArrayExpression).elements
        .flatMap((item) => (item === null ? [] : inWords(source, item, name)))
        .join('; ')
    : figureInWords(codeOf(source, node), name)
}
