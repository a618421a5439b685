import type { Call } from './call.ts'

/**
 * Part of each call that moves money, places or cancels an order. A browser may send a request again
 * by itself when its connection ends before the answer; the key tells the server that it is the same
 * request (docs/decisions/0015).
 */
export const movesMoney: Required<Pick<Call<unknown>, 'newKey'>> = { newKey: newIdempotencyKey }

/**
 * A random UUID in quotes, such as '"8e03978e-40d5-43dd-abc9-36894a57f932"': the header holds a
 * string of RFC 9651. `crypto.randomUUID` is missing in older browsers, and without https.
 */
function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '"$1-$2-4$3-a$4-$5"')
}
