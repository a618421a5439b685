/** The names that values are given, in words. */
import type { BindingPattern } from 'oxc-parser'
import type { English } from './formula-in-words.ts'
import { listed } from './listed.ts'
import { type Say, Unsayable } from './parts-in-words.ts'

/** 'mode and text' of `{ mode, text }`. */
export function named(id: BindingPattern | undefined, english: English, say: Say): string {
  const inner = (one: unknown) => named(one as BindingPattern, english, say)
  if (id?.type === 'Identifier') return english(id.name)
  if (id?.type === 'AssignmentPattern')
    return `${inner(id.left)} (${say(id.right).text} if there is none)`
  if (id?.type === 'ArrayPattern')
    return listed(id.elements.flatMap((one) => (one ? inner(one) : [])))
  if (id?.type !== 'ObjectPattern') throw new Unsayable('pattern')
  return listed(
    id.properties.map((one) => inner(one.type === 'Property' ? one.value : one.argument)),
  )
}
