/**
 * The amount in a pasted text: without the pound sign, spaces and thousands separators, otherwise as
 * it is. '£1,250.00' is 1250.00, but '1.250,00' stays, since a comma may be somebody's decimal sign
 * and a guess would change the amount. So does '€50': it is no amount in pounds.
 */
export const amountIn = (text: string) =>
  text.replace(/[\s£]/g, '').replace(/(\d),(?=\d{3}(?!\d))/g, '$1')
