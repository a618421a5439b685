/**
 * Exact arithmetic with fractions, so that nothing is rounded before the end (OQ-038): 0.08 is 8/100, not the nearest
 * binary number.
 */
export interface Fraction {
  readonly numerator: bigint
  /** Always above zero. */
  readonly denominator: bigint
}

/** A whole number, such as an amount in pence, as a fraction. */
export const wholeNumber = (value: number): Fraction => ({
  numerator: BigInt(value),
  denominator: 1n,
})

/** The decimal number of a rate or percentage: 12.5, 0.0725, 1e-7. */
export function fractionOf(value: number): Fraction {
  const [, wholePart, decimals = '', exponent = ''] =
    /^(-?\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/.exec(String(value)) ?? []
  if (wholePart === undefined) throw new RangeError(`Not a decimal number: ${value}`)
  return scaled(BigInt(wholePart + decimals), Number(exponent) - decimals.length)
}

const scaled = (digits: bigint, power: number): Fraction => ({
  numerator: digits * 10n ** BigInt(Math.max(power, 0)),
  denominator: 10n ** BigInt(Math.max(-power, 0)),
})

export const plus = (a: Fraction, b: Fraction): Fraction => ({
  numerator: a.numerator * b.denominator + b.numerator * a.denominator,
  denominator: a.denominator * b.denominator,
})

export const minus = (a: Fraction, b: Fraction): Fraction =>
  plus(a, { ...b, numerator: -b.numerator })

export const times = (a: Fraction, b: Fraction): Fraction => ({
  numerator: a.numerator * b.numerator,
  denominator: a.denominator * b.denominator,
})

/** `b` must be above zero. */
export const dividedBy = (a: Fraction, b: Fraction): Fraction =>
  times(a, { numerator: b.denominator, denominator: b.numerator })

/** The nearest whole number; a half rounds away from zero (OQ-038). */
export function rounded({ numerator, denominator }: Fraction): number {
  const half = numerator < 0n ? -denominator : denominator
  return Number((2n * numerator + half) / (2n * denominator))
}

/** More decimals than any product of amounts and rates can have. */
const mostDecimals = 40

/** All decimals, but at least this many: '33.04375', '12.50', '-5.00'. */
export function exactText({ numerator, denominator }: Fraction, leastDecimals: number): string {
  const shifted = (decimals: number) => numerator * 10n ** BigInt(decimals)
  let decimals = leastDecimals
  while (decimals < mostDecimals && shifted(decimals) % denominator !== 0n) decimals += 1
  const digits = shifted(decimals) / denominator
  const text = String(digits)
    .replace('-', '')
    .padStart(decimals + 1, '0')
  const sign = digits < 0n ? '-' : ''
  const wholePart = text.slice(0, text.length - decimals)
  return decimals === 0 ? `${sign}${wholePart}` : `${sign}${wholePart}.${text.slice(-decimals)}`
}

export const isBelow = (a: Fraction, b: Fraction): boolean =>
  a.numerator * b.denominator < b.numerator * a.denominator

/** The smaller of two, for example to cap pay at a limit. */
export const smaller = (a: Fraction, b: Fraction): Fraction => (isBelow(b, a) ? b : a)

/** The larger of two, for example to keep a figure from going below zero. */
export const larger = (a: Fraction, b: Fraction): Fraction => (isBelow(a, b) ? b : a)
