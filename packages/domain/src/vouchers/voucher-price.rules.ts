import { Pence, roundHalfAway } from '../kernel/index.ts'

export interface VoucherPrice {
  readonly worth: Pence
  readonly saving: Pence
  readonly pays: Pence
}

/**
 * What the member pays for a voucher and saves on it: the saving is rounded once, to a whole penny,
 * half a penny up (OQ-038), and the two add up to the face value.
 */
export function voucherPrice(worth: Pence, percentageDiscount: number): VoucherPrice {
  const saving = Pence.make(roundHalfAway(worth * percentageDiscount))
  return { worth, saving, pays: Pence.make(worth - saving) }
}
