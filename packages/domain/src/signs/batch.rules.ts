import type { Sign, Signs } from './sign.schema.ts'
import { signsPolicy } from './signs.policy.ts'

export const noSigns: Signs = { signs: [], left: 0 }

/**
 * Adds one sign. Repeats only raise its count, and beyond the limit of one batch only the number of omitted signs
 * grows.
 */
export function withSign({ signs, left }: Signs, sign: Sign): Signs {
  const text = JSON.stringify(sign)
  const known = signs.some((one) => JSON.stringify(one.seen) === text)
  if (known) {
    const counted = signs.map((one) =>
      JSON.stringify(one.seen) === text ? { ...one, times: one.times + 1 } : one,
    )
    return { signs: counted, left }
  }
  return signs.length < signsPolicy.mostSigns
    ? { signs: [...signs, { seen: sign, times: 1 }], left }
    : { signs, left: left + 1 }
}
