import { formatPounds, Pence } from '@save/domain/kernel'

/** How a table says what a test compares; nothing if it could not say it that way. */
export type Writing = (compared: string) => string | undefined

export function unquoted(text: string): string {
  const [, quote, inside] = /^(["'])(.*)\1$/s.exec(text) ?? []
  // What is quoted within a text is printed as \".
  return quote === '"' ? (inside ?? '').replace(/\\(["\\])/g, '$1') : (inside ?? text)
}

/** A test prints a number without quotation marks. */
export const isNumber = (compared: string): boolean =>
  compared.trim() !== '' && Number.isFinite(Number(compared))

const inNumbers =
  (write: (value: number) => string): Writing =>
  (compared) =>
    isNumber(compared) ? write(Number(compared)) : undefined

/** Never rounded: what is no whole penny has more decimals. */
const inPence = (write: (pence: Pence) => string): Writing =>
  inNumbers((value) => (Number.isSafeInteger(value) ? write(Pence.make(value)) : `£${value / 100}`))

/** 28.50 is 28.5, but 28.51 is not 28.505. */
const withPence = (value: number): string =>
  Number(value.toFixed(2)) === value ? value.toFixed(2) : String(value)

/** '5.79' of 579. */
export const inPounds: Writing = inPence((pence) => (pence / 100).toFixed(2))

const pounds: readonly Writing[] = [inPence((pence) => formatPounds(pence)), inPounds]

/** In a column with pence an amount of whole pounds may be written without them. */
const amounts: readonly Writing[] = [
  ...pounds,
  inPence((pence) => (pence / 100).toFixed(2).replace('.00', '')),
]

const writings: readonly Writing[] = [
  (compared) => unquoted(compared),
  (compared) => `'${unquoted(compared)}'`,
  (compared) => `"${unquoted(compared)}"`,
  ...pounds,
  inNumbers(withPence),
  inNumbers((value) => `${value}%`),
  (compared) => ({ true: 'yes', false: 'no', undefined: '(none)' })[compared],
  (compared) => (compared === 'undefined' ? '(nothing)' : undefined),
]

/**
 * Which of the ways the cell is written in; the first is the likeliest. Most often there is one or none.
 *
 * @param isMoney its column holds pounds with pence, which a test compares in pence: nought, too
 */
export function writingsOf(cell: string, compared: string, isMoney = false): readonly Writing[] {
  const ways = isMoney ? [...amounts, ...writings] : writings
  const found = ways.find((write) => write(compared) === cell)
  return found === undefined ? [] : [found]
}

/** The cell with another amount in it, if its only amount is the one that was expected. */
export function rewritten(cell: string, expected: string, received: string): string | undefined {
  const amounts = cell.match(/£?[\d,]*\d\.\d\d(?!\d)/g) ?? []
  const write = pounds.find((writing) => amounts.length === 1 && writing(expected) === amounts[0])
  const came = write?.(received)
  return came === undefined ? undefined : cell.replace(amounts[0] ?? '', came)
}

export const nothing = '(nothing)'

/** Nothing is not written as a text or a number would be. */
export function writtenBy(write: Writing, received: string): string {
  const written = write(received)
  if (/^(?:undefined|null)$/.test(received))
    return written?.startsWith('(') === true ? written : nothing
  return (written ?? unquoted(received)) || nothing
}
