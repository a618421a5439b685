/** Under which circumstances a part of a rule counts, in words. */

import type { SourceNode } from '../parsed.ts'
import { within } from './binding.ts'
import type { English } from './formula-in-words.ts'
import type { Say } from './parts-in-words.ts'

/** A condition, a case of several, or what is given the formula. */
export type Circumstance =
  | { readonly is: 'if' | 'unless'; readonly test: SourceNode }
  | { readonly is: 'case'; readonly of: SourceNode; readonly tests: readonly SourceNode[] }
  | { readonly is: 'name'; readonly name: string }
  | { readonly is: 'default'; readonly name: string }
  /** The rest of the condition can't be said. */
  | { readonly is: 'part of a condition' }
  /** Of a formula that is more than words can say. */
  | { readonly is: 'part of a formula' }

/** What one version lacks. */
export const nothing = 'nothing of that'

const counting = 'it counts as '
const nothingCounts = 'nothing stands in for it'

/** Where one version has nothing under these circumstances. */
export const withNothing = (around: string): string =>
  around.endsWith(counting)
    ? `${around.slice(0, -counting.length)}${nothingCounts}`
    : around + nothing

export function circumstance(one: Circumstance, say: Say, english: English): string {
  if (one.is === 'name') return `${english(one.name)}: `
  if (one.is === 'part of a condition' || one.is === 'part of a formula') return `${one.is}: `
  if (one.is === 'default') return `${notGiven(english(one.name))}, ${counting}`
  if (one.is === 'case') return `${caseInWords(one.of, one.tests, say)}: `
  const test = within(say(one.test), 'list')
  return one.is === 'if' ? `if ${test}: ` : `otherwise, ${unless(test)}: `
}

const notGiven = (name: string): string =>
  /^(?:is|are|has|have|may|was|can) /.test(name)
    ? `if “${name}” is not given`
    : `if no ${name} is given`

/** 'if there is value' of 'there is no value'. */
function unless(test: string): string {
  const [, missing] = /^there is no ((?:(?!\b(?:and|or)\b).)+)$/.exec(test) ?? []
  return missing === undefined ? `if not (${test})` : `if there is ${missing}`
}

export const caseInWords = (of: SourceNode, tests: readonly SourceNode[], say: Say): string =>
  tests.length === 0
    ? `for every other ${within(say(of), 'sum')}`
    : `if ${within(say(of), 'sum')} is ${tests.map((test) => within(say(test), 'sum')).join(' or ')}`
