import {
  billingFromProfile,
  checkoutButtonText,
  checkoutComplaints,
  checkoutMessages,
  isCheckoutLocked,
  maySetOrderAside,
  openOrderNotes,
  paymentMethodOf,
  paymentMethods,
} from '@save/domain/checkout'
import { moneyCallMessages } from '@save/domain/kernel'
import type { Member } from '@save/domain/member'
import { Button } from '@save/ui/button'
import { Chips } from '@save/ui/chip'
import { Form, FormActions, FormSection } from '@save/ui/form'
import { Notice } from '@save/ui/message'
import { Stack } from '@save/ui/page'
import { useEffect, useState } from 'react'
import { focusHeadingIfLost } from '../routing/heading-focus.ts'
import { BasketPassbook } from './basket-passbook.tsx'
import { BillingFields } from './billing-fields.tsx'
import { CheckoutNotices } from './checkout-notices.tsx'
import { useBasket } from './use-basket.ts'
import { useCheckout } from './use-checkout.ts'

const { ours } = checkoutMessages

const methods = paymentMethods.map((method) => ({ value: method, label: ours[method] }))

/** The order's details; one submit orders, starts the payment and opens the provider. */
export function CheckoutForm({ member }: { readonly member: Member }) {
  const [snapshot, send] = useCheckout(member)
  const { form } = snapshot.context
  const basket = useBasket(snapshot)
  const { isReading, isUnread } = basket.ledger
  const isBusy = isCheckoutLocked(snapshot) || isReading
  useHeadingFocusedIfLost(isBusy)
  const notes = openOrderNotes(snapshot)
  // Notes shown on arrival are above the form; notes about later changes are beside the button.
  const [onArrival] = useState(notes[0])
  const isAsOnArrival = notes[0] === onArrival

  return (
    <Form
      layout="spread"
      busy={isBusy}
      onSubmit={() => (isUnread ? basket.onRetry() : send({ type: 'form.submitted' }))}
    >
      {isAsOnArrival && notes.length > 0 && (
        <Stack>
          <Notice tone="note" messages={notes} />
        </Stack>
      )}
      <BasketPassbook {...basket} />
      <FormSection title={ours.payment}>
        <Chips
          legend={ours.paymentMethod}
          name="paymentMethod"
          options={methods}
          value={form.paymentMethod}
          onChoose={(method) =>
            send({ type: 'form.changed', change: { paymentMethod: paymentMethodOf(method) } })
          }
        />
      </FormSection>
      <FormSection title={ours.billingAddress}>
        <BillingFields
          form={form}
          profile={billingFromProfile(member)}
          complaints={checkoutComplaints(snapshot)}
          onChange={(change) => send({ type: 'form.changed', change })}
        />
        <CheckoutNotices
          messages={snapshot.context.serverMessages}
          notes={isAsOnArrival ? [] : notes}
          ledger={basket.ledger}
        />
        <FormActions>
          <Button
            type="submit"
            size="l"
            busy={isBusy}
            disabled={!isUnread && basket.control.state === 'disabled'}
          >
            {isUnread ? moneyCallMessages.ours.readAgain : checkoutButtonText(snapshot)}
          </Button>
          {maySetOrderAside(snapshot) && (
            <Button quiet size="l" onClick={() => send({ type: 'order.setAside' })}>
              {ours.setOrderAside}
            </Button>
          )}
        </FormActions>
      </FormSection>
    </Form>
  )
}

/**
 * After a wait the button gets the focus. If the basket is empty by then, the button is disabled and the heading gets
 * it.
 */
function useHeadingFocusedIfLost(isBusy: boolean): void {
  useEffect(() => (isBusy ? focusHeadingIfLost : undefined), [isBusy])
}
