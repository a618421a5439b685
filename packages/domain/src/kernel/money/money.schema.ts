import { Schema } from 'effect'

/** Sterling in whole pence. May be negative, like a balance. Money is never a fraction. */
export const Pence = Schema.Int.pipe(Schema.brand('Pence'))
export type Pence = typeof Pence.Type

/** `pounds('12.50')`: for policy tables and tests, where people think in pounds. */
export function pounds(text: string): Pence {
  const match = /^(-?)(\d+)(?:\.(\d{2}))?$/.exec(text)
  if (!match) throw new TypeError(`Not an amount in pounds: ${text}`)
  const pence = Number(match[2]) * 100 + Number(match[3] ?? 0)
  return Pence.make(match[1] === '-' && pence > 0 ? -pence : pence)
}

export const nothing: Pence = pounds('0')
