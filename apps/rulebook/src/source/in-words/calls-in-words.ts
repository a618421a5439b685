/** Functions of the language and of the kernel, in words. */
import { formatPounds, penceOf } from '@save/domain/kernel'
import {
  aside,
  before,
  behind,
  listOf,
  name,
  open,
  question,
  type Words,
  within,
} from './binding.ts'
import { joinedInWords, placeInWords, replacedInWords, sliceInWords } from './lists-in-words.ts'
import { numbers } from './numbers-in-words.ts'
import { whateverTheClock, worldTime } from './times-in-words.ts'

export type Given = readonly Words[]

const none: Words = name``

/** Functions with words around what they are given. */
export const around: Readonly<Record<string, (given: Given) => Words>> = {
  'Pence.make': ([amount = none]) => amount,
  penceOf: ([amount = none]) =>
    /^\d+(?:\.\d+)?$/.test(amount.text)
      ? name`${formatPounds(penceOf(Number(amount.text)))}`
      : name`pence of (${amount.text})`,
  formatPounds: ([amount = none]) => behind`${amount} with pence`,
  formatLimit: ([amount = none]) => behind`${amount} with pence only where there are any`,
  Number: ([text = none]) => text,
  BigInt: ([value = none]) => value,
  Boolean: ([value = none]) => value,
  isBlank: ([text = none]) => question`${text} is blank`,
  String: ([value = none]) => value,
  pounds: ([amount = none]) => name`£${within(amount, 'name').replace(/[‘’']/g, '')}`,
  joinPresent: ([parts = none, ...between]) =>
    joinedInWords(aside`what there is of ${within(parts, 'list')}`, between),
  'Object.keys': ([whole = none]) => whole,
  'Object.values': ([whole = none]) => whole,
  'Object.entries': ([whole = none]) => whole,
  ...numbers,
  roundHalfAway: ([value = none]) => aside`${value}, rounded, the half away from zero`,
}

const holds = (said: Words, [which = none]: Given) =>
  open({ ...said, text: `${said.text} for which it holds` }, which)

/** What is done with the thing before the dot. */
export const methods: Readonly<Record<string, (whose: Words, given: Given) => Words>> = {
  includes: (whose, [item = none]) => question`${whose} has ${item}`,
  has: (whose, [item = none]) => question`${whose} has ${item}`,
  toLowerCase: (whose) => behind`${whose} in small letters`,
  toUpperCase: (whose) => behind`${whose} in capital letters`,
  trim: (whose) => behind`${whose} without white space around it`,
  trimStart: (whose) => behind`${whose} without white space before it`,
  trimEnd: (whose) => behind`${whose} without white space after it`,
  startsWith: (whose, [text = none]) => question`${whose} begins with ${text}`,
  endsWith: (whose, [text = none]) => question`${whose} ends in ${text}`,
  filter: (whose, given) => holds(before`those of ${whose}`, given),
  find: (whose, given) => holds(before`the first of ${whose}`, given),
  findLast: (whose, given) => holds(before`the last of ${whose}`, given),
  some: (whose, [which = none]) => open(before`for at least one of ${whose} it holds`, which),
  every: (whose, [which = none]) => open(before`for each of ${whose} it holds`, which),
  map: (whose, [each = none]) => open(before`for each of ${whose}`, each),
  flatMap: (whose, [each = none]) => open(before`for each of ${whose}, in one list`, each),
  flat: (whose) => before`all that stands in the lists of ${whose}`,
  split: (whose, [between = none]) => before`the parts of ${whose} between ${between}`,
  charAt: (whose, given) => placeInWords(before`the signs of ${whose}`, given),
  repeat: (whose, [times = none]) => before`${times} times ${whose}`,
  toFixed: (whose, [digits = name`0`]) => behind`${whose} with ${digits} digits after the point`,
  toString: (whose: Words) => whose,
  get: (whose, [key = none]) => before`what ${whose} has for ${key}`,
  matches: (whose, [state = none]) =>
    whose.text === 'snapshot' ? question`the state is ${state}` : question`${whose} is in ${state}`,
  join: joinedInWords,
  at: placeInWords,
  slice: sliceInWords,
  replace: replacedInWords,
  replaceAll: (whose, [what = none, by = none]) =>
    by.text === '‘’'
      ? behind`${whose} without every ${what}`
      : behind`${whose} with ${by} for every ${what}`,
  padStart: (whose, [length = none, sign = none]) =>
    aside`${whose}, filled up to ${length} with ${sign}`,
  padEnd: (whose, [length = none, sign = none]) =>
    aside`${whose}, filled up behind to ${length} with ${sign}`,
  toISOString: (whose) => aside`${whose} ${whateverTheClock}`,
  concat: (whose, given) => listOf([whose, ...given]),
  reverse: (whose) => behind`${whose} in reverse order`,
  toReversed: (whose) => behind`${whose} in reverse order`,
  send: (whose, given) => aside`${whose} is told ${listOf(given).text.replace(/^type: /, '')}`,
  push: (whose, given) => aside`${listOf(given).text} is added to ${whose}`,
}

/** How many things they are given at most that words tell of, where that is not one. */
const mostGiven: Readonly<Record<string, number>> = {
  joinPresent: 2,
  'Math.max': Number.POSITIVE_INFINITY,
  'Math.min': Number.POSITIVE_INFINITY,
  'Math.pow': 2,
  'Number.parseInt': 2,
  parseInt: 2,
  'Date.now': 0,
  'Math.random': 0,
  toLowerCase: 0,
  toUpperCase: 0,
  trim: 0,
  trimStart: 0,
  trimEnd: 0,
  flat: 0,
  toString: 0,
  toISOString: 0,
  reverse: 0,
  toReversed: 0,
  slice: 2,
  replace: 2,
  replaceAll: 2,
  padStart: 2,
  padEnd: 2,
  concat: Number.POSITIVE_INFINITY,
  send: Number.POSITIVE_INFINITY,
  push: Number.POSITIVE_INFINITY,
}

/** Do its words tell of all that it is given? `text.startsWith('a', 3)` asks for more than 'begins with'. */
export const tellsOfAll = (does: string, given: Given): boolean =>
  given.length <= (mostGiven[does] ?? 1)

/** What the language does with a list or a text in ways that words would hide. */
export const isUnsayable = (does: string): boolean => unsayable.has(does)

const unsayable = new Set(
  'reduce reduceRight match matchAll exec test search indexOf lastIndexOf findIndex findLastIndex fill substring codePointAt charCodeAt normalize localeCompare set add delete forEach entries keys values splice toSpliced pop shift unshift then catch finally toLocaleString toPrecision'.split(
    ' ',
  ),
)

/** Of `moment.getMonth()` and the like the part that is read, and by whose clock. */
export function readFromDate(does: string, whose: Words): Words | undefined {
  const [, isUtc, part = ''] = /^get(UTC)?([A-Z]\w*)$/.exec(does) ?? []
  const says = partsOfDate[part]
  if (says === undefined) return undefined
  const clock = isUtc === undefined ? 'where the member is' : worldTime
  return before`the ${says} of ${whose} ${clock}${part === 'Month' ? ', counted from 0,' : ''}`
}

const partsOfDate: Readonly<Record<string, string>> = {
  FullYear: 'year',
  Month: 'month',
  Date: 'day',
  Day: 'day of the week (Sunday is 0)',
  Hours: 'hour',
  Minutes: 'minute',
  Seconds: 'second',
  Milliseconds: 'millisecond',
}
