/** Numbers, and what the language does with them, in words. */
import { listed } from './listed.ts'

type Around = (given: readonly string[]) => string

/** Functions with words around what they are given. */
export const numbers: Readonly<Record<string, Around>> = {
  'Math.max': (given) => `the largest of ${listed(given)}`,
  'Math.min': (given) => `the smallest of ${listed(given)}`,
  'Math.ceil': ([value = '']) => `(${value}), rounded up`,
  'Math.floor': ([value = '']) => `(${value}), rounded down`,
  'Math.round': ([value = '']) => `(${value}), rounded`,
  'Math.trunc': ([value = '']) => `(${value}), what stands behind its point cut off`,
  'Math.sign': ([value = '']) => `the sign of (${value})`,
  'Math.abs': ([value = '']) => `(${value}) without its sign`,
  'Math.sqrt': ([value = '']) => `the square root of (${value})`,
  'Math.pow': ([value = '', by = '']) => `(${value}) to the power of ${by}`,
  'Math.random': () => 'a number by chance, from 0 to just below 1',
  'Number.isInteger': ([value = '']) => `${value} is a whole number`,
  'Number.isSafeInteger': ([value = '']) => `${value} is a whole number that is kept exactly`,
  'Number.isFinite': ([value = '']) => `${value} is a number, and not endless`,
  'Number.isNaN': ([value = '']) => `${value} is not a number`,
  'Number.parseFloat': ([text = '']) => `the number at the beginning of ${text}`,
  parseFloat: ([text = '']) => `the number at the beginning of ${text}`,
  'Number.parseInt': wholeAtBeginning,
  parseInt: wholeAtBeginning,
  'Array.isArray': ([value = '']) => `${value} is a list`,
  'Object.fromEntries': ([entries = '']) => entries,
  'JSON.stringify': ([value = '']) => `${value} as one text`,
  'Date.now': () => 'now',
}

function wholeAtBeginning([text = '', base = '10']: readonly string[]): string {
  const system = base === '10' ? '' : `, written to the base of ${base}`
  return `the whole number at the beginning of ${text}${system}`
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
