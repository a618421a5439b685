import { Pence } from './money.schema.ts'

/**
 * An amount as a member types it: '5', '5.5', '5.50', '£1,234.50', white space around it. More than
 * two decimals are no amount, since pence are the smallest unit (OQ-094, OQ-121); nor is anything
 * that is no plain number. A minus gives a negative amount.
 */
export function amountFromText(text: string): Pence | undefined {
  const match = /^(-?)£?(\d{1,9}|\d{1,3}(?:,\d{3}){1,2})(?:\.(\d{0,2}))?$/.exec(text.trim())
  if (!match) return undefined
  const [, minus, whole = '', decimals = ''] = match
  const pence = Number(whole.replaceAll(',', '')) * 100 + Number(decimals.padEnd(2, '0'))
  return Pence.make(minus === '-' && pence > 0 ? -pence : pence)
}
