import { Pence, roundHalfAway } from '../kernel/index.ts'

export interface VoucherPrice {
  readonly worth: Pence
  readonly saving: Pence
  readonly pays: Pence
}

/**
 * What the member pays and saves: the discount is rounded once, and the two add up to the face
 * value.
 */
export function voucherPrice(worth: Pence, percentageDiscount: number): VoucherPrice {
  const saving = Pence.make(roundHalfAway(worth * percentageDiscount))
  return { worth, saving, pays: Pence.make(worth - saving) }
}
