import {
  type Choice,
  type OrderAddress,
  orderAddressOf,
  orderMessages,
} from '@save/domain/benefits'
import type { ChoiceId } from '@save/domain/kernel'
import { choicePath } from '@save/domain/shell'
import { BackLink } from '@save/ui/link'
import { useEffect } from 'react'
import { usePortal } from '../portal/use-portal.ts'
import { FailureScreen } from '../routing/failure-screen.tsx'
import { BenefitLoading } from './benefit-loading.tsx'
import { OrderPage } from './order-page.tsx'
import { useChoiceForMember } from './use-choice.ts'

export interface OrderScreenProps {
  readonly id: ChoiceId
  /** As written in the address. */
  readonly amountText: string
}

/** The salary sacrifice order. An address without a valid order returns to the choice (OQ-085). */
export function OrderScreen({ id, amountText }: OrderScreenProps) {
  const { reading, onRetry } = useChoiceForMember(id)
  const choice: Choice | undefined = reading.is === 'ready' ? reading.choice : undefined
  const address = orderAddressOf(id, amountText, choice)
  useWayBack(address)

  if (reading.is === 'failed') return <FailureScreen onRetry={onRetry} />
  if (reading.is !== 'ready' || address.leads === 'back')
    return (
      <BenefitLoading
        back={<BackLink href={choicePath(id)}>{orderMessages.ours.backToBenefit}</BackLink>}
      />
    )
  return (
    <OrderPage
      choice={reading.choice}
      member={reading.member}
      amount={address.amount}
      key={address.amount}
    />
  )
}

function useWayBack(address: OrderAddress): void {
  const { browser } = usePortal()
  const path = address.leads === 'back' ? address.path : undefined
  useEffect(() => {
    if (path !== undefined) browser.replacePath(path)
  }, [browser, path])
}
