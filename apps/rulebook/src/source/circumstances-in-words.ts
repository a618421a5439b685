/** Under which circumstances a part of a rule counts, in words. */
import type { English } from './formula-in-words.ts'
import type { SourceNode } from './parsed.ts'
import type { Say } from './parts-in-words.ts'

/** A condition, a case of several, or what is given the formula. */
export type Circumstance =
  | { readonly is: 'if' | 'unless'; readonly test: SourceNode }
  | { readonly is: 'case'; readonly of: SourceNode; readonly tests: readonly SourceNode[] }
  | { readonly is: 'name'; readonly name: string }
  | { readonly is: 'default'; readonly name: string }

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
  if (one.is === 'default') return `${notGiven(english(one.name))}, ${counting}`
  if (one.is === 'case') return `${caseInWords(one.of, one.tests, say)}: `
  return one.is === 'if' ? `if ${say(one.test)}: ` : `otherwise, ${unless(say(one.test))}: `
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
    ? `for every other ${say(of)}`
    : `if ${say(of)} is ${tests.map(say).join(' or ')}`
