import { moneyCallMessages, type Pence } from '@save/domain/kernel'
import type { Member } from '@save/domain/member'
import {
  amountWays,
  blankVoucherDraft,
  ownPurchases,
  priceView,
  purchaseAmount,
  purchaseComplaints,
  purchaseDraft,
  purchaseView,
  type Vendor,
  type VendorView,
  type VoucherPurchaseEvent,
  voucherFormOf,
  voucherPurchaseMachine,
  vouchersMessages,
  writtenLines,
} from '@save/domain/vouchers'
import { Button, Waiting } from '@save/ui/button'
import { Form, FormActions, FormSection } from '@save/ui/form'
import type { ReactNode } from 'react'
import { takeDraft, useKeptDraft } from '../memory/drafts.ts'
import { useJourney, usePageOf, useReporting } from '../portal/money-page.tsx'
import { useResources } from '../portal/resources.tsx'
import { AmountFields } from './amount-fields.tsx'
import { PurchaseNotices } from './purchase-notices.tsx'
import { RecipientFields } from './recipient-fields.tsx'
import { VoucherPricePassbook } from './voucher-price-passbook.tsx'

const { ours } = vouchersMessages

export interface VoucherPurchaseProps {
  readonly vendor: Vendor
  readonly member: Member
  readonly view: VendorView
  /** The cashback at the same shop for the amount. */
  readonly cashbackInstead: (amount: Pence | undefined) => ReactNode
}

export function VoucherPurchase({ vendor, member, view, cashbackInstead }: VoucherPurchaseProps) {
  const { snapshot, send, purchase, onReadAgain } = usePurchase(vendor, member)
  const { form, emailAddress } = snapshot.context
  const complaints = purchaseComplaints(snapshot)
  const { isUnread } = purchase
  const isLocked = purchase.control.state === 'disabled'

  return (
    <Form
      layout="spread"
      busy={isLocked}
      onSubmit={() => (isUnread ? onReadAgain() : send({ type: 'form.submitted' }))}
    >
      <FormSection title={ours.howMuch}>
        <AmountFields
          view={view}
          chosen={form.chosen}
          message={complaints.amount}
          onChoose={(chosen) => send({ type: 'form.changed', change: { chosen } })}
          onLeave={() => send({ type: 'amount.left' })}
        />
      </FormSection>
      <VoucherPricePassbook
        price={priceView(snapshot)}
        written={writtenLines(form, member.name.firstName)}
      >
        {cashbackInstead(purchaseAmount(snapshot))}
      </VoucherPricePassbook>
      <FormSection title={ours.recipient}>
        <RecipientFields
          form={form}
          emailAddress={emailAddress}
          complaints={complaints}
          onChange={(change) => send({ type: 'form.changed', change })}
        />
        <PurchaseNotices purchase={purchase} />
        {!purchase.isStillHere && (
          <FormActions>
            <Button type="submit" size="l" busy={isLocked}>
              {isUnread ? moneyCallMessages.ours.readAgain : ours.buy}
            </Button>
            <Waiting>{isLocked && !isUnread ? ours.buying : undefined}</Waiting>
          </FormActions>
        )}
      </FormSection>
    </Form>
  )
}

function usePurchase(vendor: Vendor, member: Member) {
  const { basket } = useResources()
  const formName = `voucher ${vendor.code}` as const
  const [snapshot, send] = useJourney(formName, ({ portal, ports, browser }) => ({
    machine: () => voucherPurchaseMachine(ports.vouchers, browser),
    input: () => {
      const draft = takeDraft(formName, member, blankVoucherDraft)
      return {
        vendor,
        emailAddress: member.emailAddress ?? '',
        basket,
        purse: portal.getSnapshot().context.ledger.basket,
        draft: draft && voucherFormOf(draft, amountWays(vendor)),
      }
    },
  }))
  usePageOf<VoucherPurchaseEvent>(send, { type: 'page.entered' })
  useKeptDraft(formName, member, () => purchaseDraft(snapshot))
  const purchase = purchaseView(snapshot)
  useReporting(ownPurchases(vendor), purchase.isSaying)
  return {
    snapshot,
    send,
    purchase,
    onReadAgain: () => basket.send({ type: 'resource.needed' }),
  }
}
