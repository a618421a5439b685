/** The difference between two versions of a rule, or of what reads an answer of the server, in words. */
import { englishOf } from '../../page/in-words/code-words.ts'
import { codeIn } from '../../source/declarations.ts'
import { codecDifference, codecOf } from '../../source/differences/codec-difference.ts'
import { differenceInWords } from '../../source/differences/formula-difference.ts'
import { isSameEffect, namesAnew } from '../../source/differences/same-code.ts'
import { typeDifference } from '../../source/differences/type-difference.ts'
import type { Reading } from '../../source/in-words/codec-in-words.ts'
import { parsed } from '../../source/parsed.ts'
import { constantsIn } from '../../source/properties.ts'
import type { Change } from './changes.ts'

/** A rule whose code is there before and after. */
export const ruleThroughout = ({ name, was, is }: Change): string | undefined =>
  was === undefined || is === undefined ? undefined : ruleWritten(name)

/** 'isOverLimit' of its code. */
export const ruleWritten = (name: string): string | undefined =>
  /^(\w+), as it is written$/.exec(name)?.[1]

/** Is it code that does something? What is said of a rule, and a type, give no result. */
export const isDoingRule = ({ name, was, is }: Change): boolean =>
  ruleWritten(name) !== undefined && !/^(?:export )?(?:type|interface) /.test(is ?? was ?? '')

/** Written in another way, with other types or for other files, a rule decides the same. */
export function isSameRule(change: Change, before: string, after: string): boolean {
  const rule = ruleThroughout(change)
  return rule !== undefined && isSameEffect(codeIn(before, rule), codeIn(after, rule))
}

/** Of calls and machines: without what does the same as before, and told by its names if these are all that changed. */
export const doingOtherwise = (
  changes: readonly Change[],
  tell: (change: Change) => Change,
  before = '',
  after = '',
): readonly Change[] =>
  changes.flatMap((change) => {
    const { was, is } = change
    if (was === undefined || is === undefined) return [tell(change)]
    const [then, now] = [asWritten(change, was, before), asWritten(change, is, after)]
    return isSameEffect(then, now) ? [] : [namesInside(change, then, now) ?? tell(change)]
  })

/** Line by line, if it is declared in a file; entries in braces are no steps. */
const asWritten = ({ name }: Change, code: string, text: string): string =>
  codeIn(text, name) || (code.startsWith('{') ? `(${code})` : code)

/** Of a rule of which nothing but names within it has changed: with these names. */
export const ruleWithNames = (
  change: Change,
  before: string,
  after: string,
): Change | undefined => {
  const rule = ruleThroughout(change)
  return rule === undefined
    ? undefined
    : namesInside(change, codeIn(before, rule), codeIn(after, rule))
}

function namesInside(change: Change, then: string, now: string): Change | undefined {
  const anew = namesAnew(then, now)
  if (anew === undefined) return undefined
  const listed = (side: 'was' | 'is') => anew.map((pair) => pair[side]).join(', ')
  return { ...change, was: listed('was'), is: listed('is'), isRenamed: true, isRenamedInside: true }
}

/** The difference between two versions of a rule or of a guard, in words. */
export function wordsOfRule({ kind, name, was, is }: Change, before: string, after: string) {
  if (was === undefined || is === undefined) return undefined
  const rule = kind === 'rule' ? ruleWritten(name) : undefined
  if (rule === undefined) return undefined
  const [then, now] = [codeIn(before, rule), codeIn(after, rule)]
  return differenceInWords(then, now, englishOf) ?? typeDifference(then, now, englishOf)
}

/** The difference between two spellings, or between two versions of what reads or writes an answer; of one that is new or gone all that it says. */
function wordsOfCall({ name, was, is }: Change, before: string, after: string) {
  if (was === undefined || is === undefined) {
    const words = codecOf(is ?? was ?? '', readingOf(is === undefined ? before : after))
    return words && { was: is === undefined ? words : '', is: is === undefined ? '' : words }
  }
  const codec = codecDifference(was, is, readingOf(before), readingOf(after))
  if (codec !== undefined || ![was, is].every(isFunction)) return codec
  return differenceInWords(codeIn(before, name) || was, codeIn(after, name) || is, englishOf)
}

/** With these words, if there are any. */
export function toldAsCall(change: Change, before: string, after: string): Change {
  const inWords = wordsOfCall(change, before, after)
  return inWords ? { ...change, inWords } : change
}

function readingOf(text: string): Reading {
  const constants = constantsIn(parsed(text))
  return { english: englishOf, meant: (name) => constants.get(name) }
}

/** Does the code say what is done, step by step? */
export const isFunction = (code: string): boolean =>
  /^(?:export )?(?:async )?function\b|^(?:async )?(?:\w+|\([^)]*\))(?:: [^=]+)? =>/.test(code)
