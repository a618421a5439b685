/** The comparison on the retailer's and the vendor's page. */
import { formatPounds, nothing, type Pence } from '../kernel/index.ts'
import type { Retailer } from '../retailers/index.ts'
import type { PageConfiguration } from '../shell/index.ts'
import type { Vendor } from '../vouchers/index.ts'
import { bestCashback, compareWays, voucherGain, type WaysToPay } from './best-way.rules.ts'
import { payingMessages } from './paying.messages.ts'

const { ours } = payingMessages

export interface WayView {
  readonly is: 'cashback' | 'voucher'
  readonly label: string
  readonly value: string
  readonly isBetter: boolean
}

export interface BestWayView {
  readonly ways: readonly WayView[]
  /** Names the better way. `undefined` if neither saves anything. */
  readonly verdict: string | undefined
}

/** For this amount, the saving of cashback at the retailer and of the vendor's voucher. */
export function bestWayView(
  retailer: Pick<Retailer, 'offers'>,
  vendor: Vendor,
  amount: Pence,
  codes: PageConfiguration['cashbackTypes'],
): BestWayView {
  const ways = compareWays(bestCashback(retailer, amount, codes), voucherGain(vendor, amount))
  const { cashback, voucher, better } = ways
  return {
    ways: [
      {
        is: 'cashback',
        label: ours.cashback,
        value: cashback === nothing ? ours.nothing : ours.upTo(formatPounds(cashback)),
        isBetter: better === 'cashback',
      },
      {
        is: 'voucher',
        label:
          voucher === undefined || voucher.worth === amount
            ? ours.voucher
            : ours.voucherWorth(formatPounds(voucher.worth)),
        value: voucher === undefined ? ours.nothing : formatPounds(voucher.saving),
        isBetter: better === 'voucher',
      },
    ],
    verdict: verdictOf(ways),
  }
}

function verdictOf({ voucher, better, by }: WaysToPay): string | undefined {
  if (better === 'neither') return undefined
  if (better === 'cashback')
    return voucher === undefined ? ours.cashbackAlone : ours.cashbackKeepsMore(formatPounds(by))
  return by === nothing ? ours.sameGain : ours.voucherKeepsMore(formatPounds(by))
}
