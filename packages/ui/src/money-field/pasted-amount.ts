/**
 * The amount in a pasted text: without currency sign, spaces and thousands separators, otherwise as
 * it is. '£1,250.00' is 1250.00, but '1.250,00' stays, since a comma may be somebody's decimal sign
 * and a guess would change the amount.
 */
export const amountIn = (text: string) =>
  text.replace(/[\s\u00a0\u202f]|\p{Currency_Symbol}/gu, '').replace(/(\d),(?=\d{3}(?!\d))/g, '$1')
