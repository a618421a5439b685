import type { Member } from '@save/domain/member'
import {
  amountWays,
  blankVoucherDraft,
  isBasketUnread,
  isPurchaseLocked,
  priceView,
  purchaseComplaints,
  type Vendor,
  type VendorView,
  voucherDraftOf,
  voucherFormOf,
  voucherPurchaseMachine,
  vouchersMessages,
} from '@save/domain/vouchers'
import { Button } from '@save/ui/button'
import { Form, FormActions, FormSection } from '@save/ui/form'
import { useMachine } from '@xstate/react'
import { useState } from 'react'
import { useKeptDraft, useTakenDraft } from '../drafts/use-draft.ts'
import { usePortal } from '../portal/portal-context.tsx'
import { useResources } from '../portal/use-resource.ts'
import { AmountFields } from './amount-fields.tsx'
import { PurchaseNotices } from './purchase-notices.tsx'
import { RecipientFields } from './recipient-fields.tsx'
import { VoucherPricePassbook } from './voucher-price-passbook.tsx'

const { ours } = vouchersMessages

export interface VoucherPurchaseProps {
  readonly vendor: Vendor
  readonly member: Member
  readonly view: VendorView
}

/** Buying one voucher. */
export function VoucherPurchase({ vendor, member, view }: VoucherPurchaseProps) {
  const [snapshot, send] = usePurchase(vendor, member)
  const { form, emailAddress } = snapshot.context
  const complaints = purchaseComplaints(snapshot)
  const isUnread = isBasketUnread(snapshot)
  const isLocked = isPurchaseLocked(snapshot)

  return (
    <Form
      layout="spread"
      busy={isLocked}
      onSubmit={() => send({ type: isUnread ? 'retry.requested' : 'form.submitted' })}
    >
      <FormSection title={ours.amount}>
        <AmountFields
          view={view}
          chosen={form.chosen}
          message={complaints.amount}
          onChoose={(chosen) => send({ type: 'form.changed', change: { chosen } })}
          onLeave={() => send({ type: 'amount.left' })}
        />
      </FormSection>
      <VoucherPricePassbook price={priceView(snapshot)} />
      <FormSection title={ours.recipient}>
        <RecipientFields
          form={form}
          emailAddress={emailAddress}
          complaints={complaints}
          onChange={(change) => send({ type: 'form.changed', change })}
        />
        <PurchaseNotices snapshot={snapshot} />
        <FormActions>
          <Button type="submit" size="l" busy={isLocked}>
            {buttonText(isLocked, isUnread)}
          </Button>
        </FormActions>
      </FormSection>
    </Form>
  )
}

/** One button for all three, so that it keeps the focus. */
function buttonText(isLocked: boolean, isUnread: boolean): string {
  if (isUnread) return ours.readAgain
  return isLocked ? ours.buying : ours.buy
}

function usePurchase(vendor: Vendor, member: Member) {
  const { ports, browser } = usePortal()
  const { basket, creditTotal, debitTotal } = useResources()
  const formName = `voucher ${vendor.code}`
  const kept = useTakenDraft(formName, member, blankVoucherDraft)
  const [machine] = useState(() => voucherPurchaseMachine(ports.vouchers, browser))
  const purchase = useMachine(machine, {
    input: {
      vendor,
      emailAddress: member.emailAddress ?? '',
      basket,
      totals: [creditTotal, debitTotal],
      draft: kept && voucherFormOf(kept, amountWays(vendor)),
    },
  })
  const [snapshot] = purchase
  useKeptDraft(formName, member, () => voucherDraftOf(snapshot.context.form))
  return purchase
}
