import { type PriceView, vouchersMessages } from '@save/domain/vouchers'
import { Entries, type Entry } from '@save/ui/figure'
import { Passbook, PassbookLines } from '@save/ui/passbook'
import type { ReactNode } from 'react'

const { ours } = vouchersMessages

/** The value, saving and price of the voucher, if the amount is sold. Announces each change. */
export const VoucherPricePassbook = ({
  price,
  written,
  children,
}: {
  readonly price: PriceView | undefined
  /** The recipient, the message and the sender, as the member types them. */
  readonly written: readonly Entry[]
  /** Shown below, such as the cashback for the same amount. */
  readonly children?: ReactNode
}) => (
  <Passbook heading={ours.yourVoucher}>
    <div role="status">
      <Entries
        entries={
          price === undefined
            ? [
                { label: ours.voucherWorth, value: ours.notYet },
                { label: ours.youSave, value: ours.notYet },
                { label: ours.youPay, value: ours.notYet },
              ]
            : [
                { label: ours.voucherWorth, value: price.worth },
                { label: ours.youSave, value: price.saves, kind: 'gain' },
                { label: ours.youPay, value: price.pays, kind: 'total' },
              ]
        }
      />
    </div>
    {children}
    {written.length > 0 && (
      <PassbookLines>
        <Entries entries={written} />
      </PassbookLines>
    )}
  </Passbook>
)
