/** Signs and functions of the language and of the kernel, in words. */
import { listed } from './listed.ts'
import { numbers } from './numbers-in-words.ts'

export const operators: Readonly<Record<string, string>> = {
  '>': 'is more than',
  '>=': 'is at least',
  '<': 'is less than',
  '<=': 'is at most',
  '===': 'is',
  '!==': 'is not',
  '+': '+',
  '-': '−',
  '*': '×',
  '/': '÷',
  '%': 'modulo',
  '**': 'to the power of',
  in: 'is one of the fields of',
  instanceof: 'is a',
  '&&': 'and',
  '||': 'or',
  '??': 'or, if there is none,',
}

/** Functions that do what a sign does. */
export const signs: Readonly<Record<string, string>> = {
  plus: '+',
  minus: '−',
  times: '×',
  dividedBy: '÷',
}

/** Functions with words around what they are given. */
export const around: Readonly<Record<string, (given: readonly string[]) => string>> = {
  'Pence.make': ([amount = '']) => amount,
  formatPounds: ([amount = '']) => `${amount} with pence`,
  formatLimit: ([amount = '']) => `${amount} with pence only where there are any`,
  Number: ([text = '']) => text,
  BigInt: ([value = '']) => value,
  Boolean: ([value = '']) => value,
  isBlank: ([text = '']) => `${text} is blank`,
  String: ([value = '']) => value,
  pounds: ([amount = '']) => `£${amount.replace(/[‘’']/g, '')}`,
  joinPresent: ([parts = '', between = '']) =>
    `what there is of ${parts}${between === '‘ ’' ? '' : `, with ${between} between`}`,
  'Object.keys': ([whole = '']) => whole,
  'Object.values': ([whole = '']) => whole,
  'Object.entries': ([whole = '']) => whole,
  ...numbers,
  roundHalfAway: ([value = '']) => `(${value}), rounded, the half away from zero`,
}

const worldTime = 'by world time (UTC)'
const whateverTheClock = `${worldTime}, whatever the clock where the member is`

/** What is done with the thing before the dot. */
export const methods: Readonly<
  Record<string, (whose: string, given: readonly string[]) => string>
> = {
  includes: (whose, given) => `${whose} has ${given.join()}`,
  has: (whose, given) => `${whose} has ${given.join()}`,
  toLowerCase: (whose) => `${whose} in small letters`,
  toUpperCase: (whose) => `${whose} in capital letters`,
  trim: (whose) => `${whose} without white space around it`,
  trimStart: (whose) => `${whose} without white space before it`,
  trimEnd: (whose) => `${whose} without white space after it`,
  startsWith: (whose, [text = '']) => `${whose} begins with ${text}`,
  endsWith: (whose, [text = '']) => `${whose} ends in ${text}`,
  filter: (whose, [which = '']) => `those of ${whose} for which it holds: ${which}`,
  find: (whose, [which = '']) => `the first of ${whose} for which it holds: ${which}`,
  findLast: (whose, [which = '']) => `the last of ${whose} for which it holds: ${which}`,
  some: (whose, [which = '']) => `for at least one of ${whose} it holds: ${which}`,
  every: (whose, [which = '']) => `for each of ${whose} it holds: ${which}`,
  map: (whose, [each = '']) => `for each of ${whose}: ${each}`,
  flatMap: (whose, [each = '']) => `for each of ${whose}, in one list: ${each}`,
  flat: (whose) => `all that stands in the lists of ${whose}`,
  split: (whose, [between = '']) => `the parts of ${whose} between ${between}`,
  charAt: (whose, [place = '']) => placeInWords(`the signs of ${whose}`, place),
  repeat: (whose, [times = '']) => `${times} times ${whose}`,
  toFixed: (whose, [digits = '0']) => `${whose} with ${digits} digits after the point`,
  toString: (whose: string) => whose,
  get: (whose, [key = '']) => `what ${whose} has for ${key}`,
  matches: (whose, [state = '']) =>
    whose === 'snapshot' ? `the state is ${state}` : `${whose} is in ${state}`,
  join: (whose, [between = '‘,’']) => `${whose}, with ${between} between`,
  at: (whose, [place = '']) => placeInWords(whose, place),
  slice: sliceInWords,
  replace: replacedInWords,
  replaceAll: (whose, [what = '', by = '']) =>
    by === '‘’' ? `${whose} without every ${what}` : `${whose} with ${by} for every ${what}`,
  padStart: (whose, [length = '', sign = '']) => `${whose}, filled up to ${length} with ${sign}`,
  padEnd: (whose, [length = '', sign = '']) =>
    `${whose}, filled up behind to ${length} with ${sign}`,
  toISOString: (whose) => `${whose} ${whateverTheClock}`,
  concat: (whose, given) => listed([whose, ...given]),
  reverse: (whose) => `${whose} in reverse order`,
  toReversed: (whose) => `${whose} in reverse order`,
  send: (whose, given) => `${whose} is told ${listed(given).replace(/^type: /, '')}`,
  push: (whose, given) => `${listed(given)} is added to ${whose}`,
}

/** What the language does with a list or a text in ways that words would hide. */
export const isUnsayable = (does: string): boolean => unsayable.has(does)

const unsayable = new Set(
  'reduce reduceRight match matchAll exec test search indexOf lastIndexOf findIndex findLastIndex fill substring codePointAt charCodeAt normalize localeCompare set add delete forEach entries keys values splice toSpliced pop shift unshift then catch finally toLocaleString toPrecision'.split(
    ' ',
  ),
)

/** Of `moment.getMonth()` and the like the part that is read, and by whose clock. */
export function readFromDate(does: string, whose: string): string | undefined {
  const [, isUtc, part = ''] = /^get(UTC)?([A-Z]\w*)$/.exec(does) ?? []
  const says = partsOfDate[part]
  if (says === undefined) return undefined
  const clock = isUtc === undefined ? 'where the member is' : worldTime
  return `the ${says} of ${whose} ${clock}${part === 'Month' ? ', counted from 0,' : ''}`
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

/** 'written without ‘T00:00:00’ at its end', 'text without every blank' */
function replacedInWords(whose: string, [what = '', by = '']: readonly string[]): string {
  const [, all, where = '', text = ''] =
    /^(a|every) text that (ends in|begins with|has in it|is|fits) (.+)$/.exec(what) ?? []
  const number = all === 'every' ? 'every' : 'the first'
  const told: Readonly<Record<string, string>> = {
    'ends in': `${text} at its end`,
    'begins with': `${text} at its beginning`,
    'has in it': `${number} ${text.replace(/^one /, '')}`,
    fits: `${number} text that fits ${text}`,
  }
  const says = told[where] ?? what
  return by === '‘’' ? `${whose} without ${says}` : `${whose} with ${by} for ${says}`
}

/** The places of a text or a list are counted from nought in the code. */
export function placeInWords(whose: string, place: string): string {
  if (place === '0') return `the first of ${whose}`
  if (place === '−1') return `the last of ${whose}`
  return /^\d+$/.test(place) ? `number ${Number(place) + 1} of ${whose}` : `${whose} at ${place}`
}

function sliceInWords(whose: string, [from = '0', until]: readonly string[]): string {
  if (until === undefined)
    return from.startsWith('−')
      ? `the last ${from.slice(1)} of ${whose}`
      : `${whose} without its first ${from}`
  if (from === '0' && until === '10' && whose.includes(worldTime)) return `the day of ${whose}`
  if (from === '0')
    return until.startsWith('−')
      ? `${whose} without its last ${until.slice(1)}`
      : `the first ${until} of ${whose}`
  return `${whose} from after place ${from} up to place ${until}`
}
