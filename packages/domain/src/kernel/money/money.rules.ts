/**
 * Calculates and formats money and percentages: GBP, en-GB (CONST-01), whole pence, rounded once, half away from zero,
 * when shown (OQ-036 to OQ-040).
 */
import { nothing, Pence } from './money.schema.ts'

/** How far a binary fraction may fall short of a decimal half, relative to the value: a few bits. */
const dust = 2 ** -48

/** Rounds half away from zero: 1.005 at 2 decimals gives 1.01, −1.005 gives −1.01. */
export function roundHalfAway(value: number, decimals = 0): number {
  const factor = 10 ** decimals
  const magnitude = Math.abs(value) * factor
  const rounded = Math.floor(magnitude * (1 + dust) + 0.5)
  return rounded === 0 ? 0 : (Math.sign(value) * rounded) / factor
}

/** Turns pounds as a number, such as 12.345, into whole pence. */
export const penceOf = (poundsValue: number): Pence => Pence.make(roundHalfAway(poundsValue * 100))

/** Turns whole pence into pounds as a number, for the wire, addresses and fields. */
export const poundsOf = (pence: Pence): number => pence / 100

export const sumOf = (amounts: readonly Pence[]): Pence =>
  Pence.make(amounts.reduce<number>((total, amount) => total + amount, nothing))

/** '£1,234.50', '-£5.00' (OQ-036). */
export function formatPounds(amount: Pence): string {
  const magnitude = Math.abs(amount)
  const pence = String(magnitude % 100).padStart(2, '0')
  return `${amount < 0 ? '-' : ''}£${formatCount(Math.trunc(magnitude / 100))}.${pence}`
}

/** A limit in pounds: '£250' if whole, '£250.50' if not (OQ-037). */
export const formatLimit = (amount: Pence): string =>
  amount % 100 === 0 ? formatPounds(amount).slice(0, -'.00'.length) : formatPounds(amount)

/** A whole number: 1234567 gives '1,234,567', as en-GB writes it. */
export const formatCount = (whole: number): string => groupedDigits(String(whole))

/** Adds thousands separators to the digits of a whole number. */
export function groupedDigits(digits: string): string {
  const first = digits.length % 3 || 3
  return [digits.slice(0, first), ...(digits.slice(first).match(/.{3}/g) ?? [])].join(',')
}

/** Percent points with at most 2 decimals: 7.5 gives '7.5%' (OQ-040). */
export const formatPercent = (points: number): string => `${roundHalfAway(points, 2)}%`

/** A fraction as a percentage, always with 2 decimals: 0.05 gives '5.00%' (CONST-02, VOUCHER-04, SEARCH-18, OQ-039). */
export const formatDiscount = (fraction: number): string =>
  `${roundHalfAway(fraction * 100, 2).toFixed(2)}%`
