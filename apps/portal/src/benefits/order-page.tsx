import {
  blankOrderDraft,
  type Choice,
  isOrderUnderWay,
  orderDraft,
  orderMachine,
  orderMessages,
  orderView,
} from '@save/domain/benefits'
import type { Pence } from '@save/domain/kernel'
import type { Member } from '@save/domain/member'
import { choicePath } from '@save/domain/shell'
import { BackLink } from '@save/ui/back-link'
import { Page, PageHead, Wrap } from '@save/ui/page'
import { useMachine } from '@xstate/react'
import { useEffect, useState } from 'react'
import { useKeptDraft, useTakenDraft } from '../drafts/use-draft.ts'
import { usePortal } from '../portal/portal-context.tsx'
import { useResources } from '../portal/use-resource.ts'
import { OrderForm } from './order-form.tsx'

const { ours } = orderMessages

export interface OrderPageProps {
  readonly choice: Choice
  readonly member: Member
  readonly amount: Pence
}

/** The order of one choice for one amount. */
export function OrderPage({ choice, member, amount }: OrderPageProps) {
  const { snapshot, send } = useOrder({ choice, member, amount })
  return (
    <Page>
      <Wrap>
        <PageHead
          title={choice.name}
          back={<BackLink href={choicePath(choice.id)}>{ours.back}</BackLink>}
        >
          <p>{ours.intro}</p>
        </PageHead>
        <OrderForm
          sacrifice={{ amount, benefitInKindValue: choice.benefitInKindValue }}
          view={orderView(snapshot)}
          onChange={(change) => send({ type: 'order.changed', change })}
          onSubmit={() => send({ type: 'order.submitted' })}
          onReadAgain={() => send({ type: 'retry.requested' })}
        />
      </Wrap>
    </Page>
  )
}

function useOrder({ choice, member, amount }: OrderPageProps) {
  const { ports, browser } = usePortal()
  const { member: resource } = useResources()
  const draftName = `order of ${choice.id}`
  const draft = useTakenDraft(draftName, member, blankOrderDraft)
  const [machine] = useState(() => orderMachine(ports.benefits, browser))
  const [snapshot, send, order] = useMachine(machine, {
    input: { choice, amount, member: resource, draft },
  })
  useKeptDraft(draftName, member, () => orderDraft(snapshot))

  useEffect(
    () => () => {
      if (isOrderUnderWay(order.getSnapshot())) resource.send({ type: 'resource.invalidated' })
    },
    [order, resource],
  )
  return { snapshot, send }
}
