/** Parts of a text or a list, and a text that is made of parts, in words. */
import { before, behind, name, negative, type Words, within } from './binding.ts'
import { worldTime } from './times-in-words.ts'

type Given = readonly Words[]

const none: Words = name``

/** The places of a text or a list are counted from nought in the code. */
export function placeInWords(whose: Words, [place = none]: Given): Words {
  const { text } = place
  if (text === '0') return before`the first of ${whose}`
  if (text === '−1') return before`the last of ${whose}`
  return /^\d+$/.test(text)
    ? before`number ${String(Number(text) + 1)} of ${whose}`
    : behind`${whose} at ${place}`
}

export function sliceInWords(whose: Words, [from = name`0`, until]: Given): Words {
  const what = isText(whose.text) ? ' characters' : ''
  const less = ({ text }: Words) => `${text.slice(negative.length)}${what}`
  if (until === undefined)
    return isFromEnd(from)
      ? before`the last ${less(from)} of ${whose}`
      : behind`${whose} without its first ${asNumber(from)}${what}`
  if (from.text !== '0') return behind`${whose} from after place ${from} up to place ${until}`
  if (until.text === '10' && whose.text.includes(worldTime))
    return { text: `the day of ${whose.text}`, binds: 'list' }
  return isFromEnd(until)
    ? behind`${whose} without its last ${less(until)}`
    : before`the first ${asNumber(until)}${what} of ${whose}`
}

/** Counted from the end: of `-2` and of `-decimals`. */
const isFromEnd = ({ sign }: Words): boolean => sign === negative

/** 'the first place' would be one, and 'the first (place)' are as many. */
const asNumber = ({ text, binds }: Words): string =>
  /^\d/.test(text) && binds === 'name' ? text : `(${text})`

/** By its words: a list has a name in the plural. */
export const isText = (words: string): boolean =>
  /\b(?:text|title|name|path|pathname|address|code|number|digits|letters|sentence|message|password|comment|query|description|telephone|postcode|day|date|moment|characters|around it|with pence|after the point)$/.test(
    words,
  ) || /^(?:the (?:first|last) .+? characters of |‘[^’]*’$)/.test(words)

export const joinedInWords = (whose: Words, [between = name`‘,’`]: Given): Words => ({
  text: `${within(whose, 'list')}, with ${separators[between.text] ?? within(between, 'name')} between`,
  binds: 'list',
})

const separators: Readonly<Record<string, string>> = { '‘ ’': 'a space', '‘’': 'nothing' }

/** 'written without ‘T00:00:00’ at its end', 'text without every blank' */
export function replacedInWords(whose: Words, [what = none, by = none]: Given): Words {
  const [, all, where = '', text = ''] =
    /^(a|every) text that (ends in|begins with|has in it|is|fits) (.+)$/.exec(what.text) ?? []
  const number = all === 'every' ? 'every' : 'the first'
  const told: Readonly<Record<string, string>> = {
    'ends in': `${text} at its end`,
    'begins with': `${text} at its beginning`,
    'has in it': `${number} ${text.replace(/^one /, '')}`,
    fits: `${number} text that fits ${text}`,
  }
  const says = told[where] ?? within(what, 'name')
  return by.text === '‘’'
    ? behind`${whose} without ${says}`
    : behind`${whose} with ${within(by, 'name')} for ${says}`
}
