/** Values as a person writes them, by the kind of their field. */
import type { FieldKind } from './field-names.ts'

/** In pounds: '£1,284.60', '-5', '5 pounds', '50p', '£1.2k'. */
export function amountIn(text: string): number | undefined {
  const [, sign, figure, unit] =
    /^([-−]?)£?((?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d{1,2})?)([kp]?)$/i.exec(inSigns(text)) ?? []
  if (figure === undefined || (unit?.toLowerCase() === 'p' && /[.£]/.test(inSigns(text))))
    return undefined
  const number = Number(figure.replaceAll(',', '')) * (sign ? -1 : 1)
  return Number((number * (unitsOf[unit?.toLowerCase() ?? ''] ?? 1)).toFixed(2))
}

const unitsOf: Readonly<Record<string, number>> = { k: 1000, p: 0.01 }

/** '5 pounds', 'GBP 5' and '£ 5' are £5; '5 per cent' is 5%; 'minus £5' and '£-5' are -£5. */
const inSigns = (text: string): string =>
  text
    .trim()
    .replace(/(?<=\d)\.$/, '')
    .replace(/^(?:minus|negative) /i, '-')
    .replace(/^(-?)(?:£|gbp) ?(?=[-−\d.])/i, '$1£')
    .replace(/^(-?)£?([\d.,]+k?) ?(?:pounds?|quid|gbp)$/i, '$1£$2')
    .replace(/^£([-−])/, '$1£')
    .replace(/(?<=\d) ?(?:per ?cent|pct|pc|%)$/i, '%')

/** '£250 a day' of what holds for a day. */
export const withoutTime = (per: 'day' | 'year' | undefined, written: string): string =>
  per === undefined
    ? written
    : written.replace(new RegExp(String.raw`(?<=\w) (?:a|an|per|each|every) ${per}$`, 'i'), '')

const numberIn = (text: string): number | undefined =>
  /^-?\d+(?:\.\d+)?$/.test(text) ? Number(text) : undefined

const percentIn = (text: string): number | undefined => numberIn(inSigns(text).replace(/%$/, ''))

/** The codes of cashback, as the demonstration's host gives them. */
export const cashbackTypes = { percent: 2, pounds: 1 } as const

const typesInWords: Readonly<Record<string, number>> = {
  percent: cashbackTypes.percent,
  percentage: cashbackTypes.percent,
  '%': cashbackTypes.percent,
  pounds: cashbackTypes.pounds,
  money: cashbackTypes.pounds,
  '£': cashbackTypes.pounds,
}

/** The type that the sign of a value says: 2 of '5%', 1 of '£5'. */
export function typeSaidBy(value: string): number | undefined {
  const written = inSigns(value)
  if (written.endsWith('%')) return cashbackTypes.percent
  return /£|\dp$/i.test(written) ? cashbackTypes.pounds : undefined
}

/** The value as a server would send it; undefined if the text is none of the kind. */
export const valueIn: Readonly<Record<FieldKind, (text: string) => unknown>> = {
  amount: amountIn,
  amounts: (text) => {
    const amount = amountIn(text)
    return amount === undefined ? undefined : [amount]
  },
  count: numberIn,
  percent: percentIn,
  // 5 alone could be 5% or 500%.
  share: (text) => {
    const number = percentIn(text)
    if (number === undefined) return undefined
    if (inSigns(text).endsWith('%')) return Number((number / 100).toFixed(8))
    return Math.abs(number) <= 1 && text.includes('.') ? number : undefined
  },
  'yes or no': (text) => {
    if (/^(?:yes|true|on|enabled|allowed|active)$/i.test(text)) return true
    return /^(?:no|false|off|disabled|not allowed|not enabled|inactive)$/i.test(text)
      ? false
      : undefined
  },
  text: (text) => (text === '' ? undefined : text),
  'type of cashback': (text) => numberIn(text) ?? typesInWords[text.toLowerCase()],
  'value of cashback': (text) => percentIn(text) ?? amountIn(text),
}

/** What the text should have been. */
export const expected: Readonly<Record<FieldKind, string>> = {
  amount: 'an amount in pounds, such as £5.00',
  amounts: 'an amount in pounds, such as £10',
  count: 'a number',
  percent: 'a percentage, such as 12.5%',
  share: 'a percentage with its sign, such as 5%, or a fraction, such as 0.05',
  'yes or no': 'yes or no',
  text: 'a text',
  'type of cashback': 'a type: pounds (1) or percent (2)',
  'value of cashback': 'a value, such as 5% or £5',
}
