/** Numbers, and what the language does with them, in words. */
import { aside, before, behind, listOf, name, question, type Words } from './binding.ts'

type Given = readonly Words[]

const none: Words = name``

/** Functions with words around what they are given. */
export const numbers: Readonly<Record<string, (given: Given) => Words>> = {
  'Math.max': (given) => aside`the largest of ${listOf(given).text}`,
  'Math.min': (given) => aside`the smallest of ${listOf(given).text}`,
  'Math.ceil': ([value = none]) => aside`${value}, rounded up`,
  'Math.floor': ([value = none]) => aside`${value}, rounded down`,
  'Math.round': ([value = none]) => aside`${value}, rounded`,
  'Math.trunc': ([value = none]) => aside`${value}, what stands behind its point cut off`,
  'Math.sign': ([value = none]) => name`the sign of (${value.text})`,
  'Math.abs': ([value = none]) => behind`(${value.text}) without its sign`,
  'Math.sqrt': ([value = none]) => name`the square root of (${value.text})`,
  'Math.pow': ([value = none, by = none]) => behind`(${value.text}) to the power of ${by}`,
  'Math.random': () => aside`a number by chance, from 0 to just below 1`,
  'Number.isInteger': ([value = none]) => question`${value} is a whole number`,
  'Number.isSafeInteger': ([value = none]) =>
    question`${value} is a whole number that is kept exactly`,
  'Number.isFinite': ([value = none]) => aside`${value} is a number, and not endless`,
  'Number.isNaN': ([value = none]) => question`${value} is not a number`,
  'Number.parseFloat': ([text = none]) => before`the number at the beginning of ${text}`,
  parseFloat: ([text = none]) => before`the number at the beginning of ${text}`,
  'Number.parseInt': wholeAtBeginning,
  parseInt: wholeAtBeginning,
  'Array.isArray': ([value = none]) => question`${value} is a list`,
  'Object.fromEntries': ([entries = none]) => entries,
  'JSON.stringify': ([value = none]) => behind`${value} as one text`,
  'Date.now': () => name`now`,
}

function wholeAtBeginning([text = none, base = name`10`]: Given): Words {
  const whole = before`the whole number at the beginning of ${text}`
  return base.text === '10' ? whole : aside`${whole}, written to the base of ${base}`
}

/** Names that the language itself gives to values. */
export const ofTheLanguage: Readonly<Record<string, string>> = {
  undefined: 'none',
  NaN: 'what is not a number',
  Infinity: 'a number without end',
  'Number.NaN': 'what is not a number',
  'Number.POSITIVE_INFINITY': 'a number without end',
  'Number.NEGATIVE_INFINITY': '−a number without end',
  'Number.MAX_SAFE_INTEGER':
    'the largest whole number that is kept exactly (9,007,199,254,740,991)',
  'Number.MIN_SAFE_INTEGER':
    'the smallest whole number that is kept exactly (−9,007,199,254,740,991)',
  'Number.MAX_VALUE': 'the largest number there is',
  'Number.MIN_VALUE': 'the smallest number above 0',
  'Number.EPSILON': 'the smallest step from 1 to another number',
  'Math.PI': 'pi',
  'Math.E': 'e',
}
