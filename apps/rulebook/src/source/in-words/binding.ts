/** How tightly the words for a part of a formula hold together: within other words it stands in brackets where it could be misread. */

export interface Words {
  readonly text: string
  readonly binds: Binding
  /** Between the parts of a sum, a product or a condition. */
  readonly sign?: string
}

const tightness = {
  /** 'pays: saving; saves: price' */
  parts: 0,
  /** 'a if b, otherwise c' */
  choice: 1,
  /** 'for each of a: b': it ends where the sentence ends. */
  open: 2,
  /** 'a, b and c', 'a or, if there is none, b', 'a, rounded up' */
  list: 3,
  /** 'a and b' */
  condition: 4,
  /** 'a is more than b', 'a has b' */
  question: 5,
  sum: 6,
  product: 7,
  /** 'the number of a': words before what they are about. */
  before: 8,
  /** 'a in small letters': words behind it. */
  behind: 9,
  name: 10,
} as const

export type Binding = keyof typeof tightness

/** 'the first of a in small letters' could be meant in two ways. */
const fits = ({ binds }: Words, least: Binding): boolean =>
  least === 'before' ? binds === 'before' || binds === 'name' : tightness[binds] >= tightness[least]

/** In brackets if they bind less tightly than that. */
export const within = (words: Words, least: Binding): string =>
  fits(words, least) ? words.text : `(${words.text})`

type Kind = (texts: TemplateStringsArray, ...slots: readonly (Words | string)[]) => Words

/** @param least how tightly that which is put into the words has to bind */
const kind =
  (binds: Binding, least: Binding): Kind =>
  (texts, ...slots) => ({
    text: String.raw(
      { raw: texts },
      ...slots.map((slot) => (typeof slot === 'string' ? slot : within(slot, least))),
    ),
    binds,
  })

/** 'text (a, b)': whatever is in them stands in brackets or in quotation marks of their own. */
export const name = kind('name', 'parts')
/** 'the number of a' */
export const before = kind('before', 'before')
/** 'a in small letters' */
export const behind = kind('behind', 'behind')
/** 'a begins with b' */
export const question = kind('question', 'sum')
/** 'a, rounded up' */
export const aside = kind('list', 'sum')
/** 'for each of a: b', where b ends what is said. */
export const open = (said: Words, rest: Words): Words => ({
  text: `${said.text}: ${within(rest, 'open')}`,
  binds: 'open',
})

/** 'a + b − c' is never said of two signs: each part is tighter, or of the same sign where that makes no difference. */
export function joined(parts: readonly Words[], sign: string, binds: Binding, least: Binding) {
  const said = parts.map((part, place) => {
    const isSame = part.sign === sign && part.binds === binds
    const isAlike = (place === 0 ? isInARow : isAnyOrder).test(sign)
    return isSame && isAlike ? part.text : within(part, least)
  })
  return { text: said.join(` ${sign} `), binds, sign }
}

const isAnyOrder = /^(?:\+|×|and|or|or, if there is none,)$/
/** Read from the left: 'a − b − c'. */
const isInARow = /^(?:[+−×÷]|and|or|or, if there is none,)$/

/** Words for a name; those that are more than a name, such as 'terms and conditions', are told apart within others. */
export const nameOf = (text: string): Words => ({
  text,
  binds: isOfMore.test(text.replace(quoted, '')) ? 'list' : 'name',
})

const isOfMore = /[;:]|, |\b(?:and|or|if|unless|otherwise)\b/
const quoted = /“[^”]*”|‘[^’]*’|\([^()]*\)/g

/** 'a, b and c' */
export const listOf = (items: readonly Words[]): Words => {
  const [only, ...more] = items
  if (only !== undefined && more.length === 0) return only
  const texts = items.map((item) => within(item, 'question'))
  return { text: new Intl.ListFormat('en-GB').format(texts), binds: 'list' }
}

/** Before what is taken away from nothing. */
export const negative = '−'

/** '−a' */
export const negated = (words: Words): Words => ({
  text: `${negative}${within(words, 'name')}`,
  binds: words.sign === negative ? 'before' : 'name',
  sign: negative,
})
