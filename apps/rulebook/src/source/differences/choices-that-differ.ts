/** Whether a value may be missing, and what it may be: where two versions differ. */
import { choicesOf, mayBeMissing, meantBy, type Reading } from '../in-words/codec-in-words.ts'
import { argumentsOf } from '../in-words/conditions-in-words.ts'
import type { SourceNode } from '../parsed.ts'
import type { InWordsPair } from './formula-difference.ts'
import { isSame } from './same-code.ts'

/** Of a value that is of the same kind before and after. */
export function presenceDiffers(
  one: SourceNode,
  other: SourceNode,
  then: Reading,
  now: Reading,
): InWordsPair | undefined {
  const [was, is] = [valueIn(one, then), valueIn(other, now)]
  if (was.mayMiss === is.mayMiss) return undefined
  if (!isSame(was.value, is.value)) return undefined
  const says = (mayMiss: boolean) => (mayMiss ? 'it may be missing' : 'it has to be there')
  return { was: says(was.mayMiss), is: says(is.mayMiss) }
}

function valueIn(node: SourceNode, reading: Reading) {
  const whole = meantBy(node, reading)
  const [inner] = argumentsOf(whole)
  return mayBeMissing(whole) && inner
    ? { value: inner, mayMiss: true }
    : { value: whole, mayMiss: false }
}

/** Of a list of texts those that are new and those that are gone; in which order they stand says nothing. */
export function choicesDiffer(one: SourceNode, other: SourceNode): InWordsPair | undefined {
  const [was, is] = [choicesOf(one), choicesOf(other)]
  if (was === undefined || is === undefined) return undefined
  const gone = was.filter((text) => !is.includes(text))
  const added = is.filter((text) => !was.includes(text))
  const told = [
    ...(gone.length > 0
      ? [{ was: `it could be ${any(gone)}`, is: `it can’t be ${any(gone)} any more` }]
      : []),
    ...(added.length > 0
      ? [{ was: `it could not be ${any(added)}`, is: `it may be ${any(added)}, too` }]
      : []),
  ]
  return told.length === 0
    ? undefined
    : { was: told.map(({ was }) => was).join('; '), is: told.map(({ is }) => is).join('; ') }
}

const any = (texts: readonly string[]): string =>
  new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(texts)
