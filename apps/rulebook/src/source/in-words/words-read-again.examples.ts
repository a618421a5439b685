/** Reads the words of a formula again, as a careful reader does: what could be meant in two ways is refused. */

/** A name, a figure or a text; or what is done, and with what. */
export type Meaning = string | Done

/** What is done comes first. */
interface Done extends ReadonlyArray<Meaning> {}

const comparisons: readonly (readonly [words: string, does: string])[] = [
  [' is more than ', '>'],
  [' is at most ', '<='],
  [' is not ', '!=='],
  [' is ', '==='],
]

/** In which the order of the brackets makes no difference. */
const isFlat = /^(?:[+*]|&&|\|\||\?\?)$/

/** 'a + (b + c)' means what 'a + b + c' does. */
export const meaning = (does: string, ...of: readonly Meaning[]): Meaning => [
  does,
  ...of.flatMap((one) =>
    typeof one !== 'string' && one[0] === does && isFlat.test(does) ? one.slice(1) : [one],
  ),
]

export function read(words: string): Meaning {
  let rest = words
  const take = (what: string | RegExp): string | undefined => {
    const found =
      typeof what === 'string' ? (rest.startsWith(what) ? what : undefined) : what.exec(rest)?.[0]
    if (found !== undefined) rest = rest.slice(found.length)
    return found
  }
  const need = (what: string) => {
    if (take(what) === undefined) throw new Error(`No “${what}” at “${rest}” in “${words}”`)
  }

  const choice = (): Meaning => {
    const then = open()
    if (!take(' if ')) return then
    const test = condition()
    need(', otherwise ')
    return ['?:', test, then, choice()]
  }
  const open = (): Meaning => {
    for (const [start, holds, does] of opens)
      if (take(start)) {
        const list = before()
        need(holds)
        return [does, list, open()]
      }
    return instead()
  }
  const instead = () => chain(condition, [[' or, if there is none, ', '??']])
  const condition = () =>
    chain(question, [
      [' and ', '&&'],
      [/^ or (?!,)/, '||'],
    ])
  const question = (): Meaning => {
    const left = sum()
    const [, does] = comparisons.find(([said]) => take(said)) ?? []
    return does === undefined ? left : [does, left, sum()]
  }
  const sum = () =>
    chain(product, [
      [' + ', '+'],
      [' − ', '-'],
    ])
  const product = () =>
    chain(phrase, [
      [' × ', '*'],
      [' ÷ ', '/'],
    ])
  /** Parts with one sign between them; two signs without brackets could be meant in two ways. */
  const chain = (
    part: () => Meaning,
    signs: readonly (readonly [says: string | RegExp, does: string])[],
  ): Meaning => {
    const first = part()
    const [says, does] = signs.find(([says]) => rest.search(asStart(says)) === 0) ?? []
    let all = first
    while (says !== undefined && does !== undefined && take(says)) all = meaning(does, all, part())
    if (says !== undefined && signs.some(([other]) => rest.search(asStart(other)) === 0))
      throw new Error(`Two signs at “${rest}” in “${words}”`)
    return all
  }
  const phrase = (): Meaning => {
    const isBefore = /^the (?:number|first)\b/.test(rest)
    let said = before()
    for (let next = behind(said); next !== undefined; next = behind(said)) {
      if (isBefore) throw new Error(`Of what is “${words}”?`)
      said = next
    }
    return said
  }
  const behind = (said: Meaning): Meaning | undefined => {
    if (take(' in small letters')) return ['small', said]
    const [cut] = /\d/.exec(take(/^ without its first \d(?: characters)?/) ?? '') ?? []
    return cut === undefined ? undefined : ['from', cut, said]
  }
  const before = (): Meaning => {
    if (take('the number of characters of ') ?? take('the number of ')) return ['length', before()]
    const [most] = /\d/.exec(take(/^the first \d (?:characters )?of /) ?? '') ?? []
    return most === undefined ? name() : ['to', most, before()]
  }
  const name = (): Meaning => {
    if (take('(')) return bracketed()
    if (take('not (')) return ['!', bracketed()]
    if (take('−')) return ['-', name()]
    // Beside money a number is told in pounds.
    const [, pounds, pence] = /^£([\d,]+)\.(\d\d)$/.exec(take(/^£[\d,]+\.\d\d/) ?? '') ?? []
    if (pounds !== undefined) return String(Number(`${pounds.replaceAll(',', '')}${pence}`))
    const said = take(/^(?:‘[^’]*’|\w+)/)
    if (said === undefined) throw new Error(`Nothing at “${rest}” in “${words}”`)
    return said
  }
  const bracketed = (): Meaning => {
    const inner = choice()
    need(')')
    return inner
  }
  const all = choice()
  if (rest !== '') throw new Error(`“${rest}” is left of “${words}”`)
  return all
}

const opens = [
  ['those of ', ' for which it holds: ', 'filter'],
  ['for at least one of ', ' it holds: ', 'some'],
  ['for each of ', ': ', 'map'],
] as const

const asStart = (says: string | RegExp): RegExp =>
  typeof says === 'string' ? new RegExp(`^${says.replace(/[+]/g, '\\$&')}`) : says
