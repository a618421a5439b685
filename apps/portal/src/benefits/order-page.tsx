import {
  blankOrderDraft,
  type Choice,
  costsAtEachRate,
  madeOrder,
  type OrderEvent,
  orderDraft,
  orderMachine,
  orderMessages,
  orderView,
  ownSacrificeOrders,
  plainAmount,
} from '@save/domain/benefits'
import type { Pence } from '@save/domain/kernel'
import type { Member } from '@save/domain/member'
import { benefitTaxLabel } from '@save/domain/payslip'
import { choicePath } from '@save/domain/shell'
import { BackLink } from '@save/ui/link'
import { Page, PageHead, Spread, Wrap } from '@save/ui/page'
import { useEffect } from 'react'
import { takeDraft, useKeptDraft } from '../memory/drafts.ts'
import { useJourney, usePageOf, useReporting } from '../portal/money-page.tsx'
import { useResources } from '../portal/resources.tsx'
import { noteVisit, useConfiguration, usePortal, visitOf } from '../portal/use-portal.ts'
import { CostComparison } from './cost-comparison.tsx'
import { OrderForm } from './order-form.tsx'

const { ours } = orderMessages

export interface OrderPageProps {
  readonly choice: Choice
  readonly member: Member
  readonly amount: Pence
}

/** The order of one choice for one amount. */
export function OrderPage({ choice, member, amount }: OrderPageProps) {
  const { choiceRates } = useConfiguration()
  const { view, send, onReadAgain } = useOrder({ choice, member, amount })
  const sacrifice = { amount: view.amount, benefitInKindValue: choice.benefitInKindValue }
  return (
    <Page>
      <Wrap>
        <PageHead
          title={choice.name}
          back={<BackLink href={choicePath(choice.id)}>{ours.backToBenefit}</BackLink>}
        >
          <p>{ours.intro}</p>
          <p className="muted">{benefitTaxLabel(choice.benefitInKindValue)}</p>
        </PageHead>
        <Spread>
          <CostComparison sacrifice={sacrifice} member={member} />
          <OrderForm
            amount={view.amount}
            costs={costsAtEachRate(sacrifice, choiceRates)}
            view={view}
            onChange={(change) => send({ type: 'order.changed', change })}
            onSubmit={() => send({ type: 'order.submitted' })}
            onReadAgain={onReadAgain}
          />
        </Spread>
      </Wrap>
    </Page>
  )
}

function useOrder({ choice, member, amount }: OrderPageProps) {
  const running = usePortal()
  const { member: resource } = useResources()
  const draftName = `order of ${choice.id}` as const
  const [snapshot, send] = useJourney(draftName, ({ portal, ports, browser }) => ({
    machine: () => orderMachine(ports.benefits, browser),
    input: () => ({
      choice,
      amount,
      member: resource,
      purse: portal.getSnapshot().context.ledger.salary,
      draft: takeDraft(draftName, member, blankOrderDraft),
    }),
    // Lets the thank-you page name the order, even if the response arrives on another page.
    whenBegun: (journey) => {
      const { benefits } = running.portal.getSnapshot().context.ledger
      const countElsewhere = () => benefits.getSnapshot().context.changesElsewhere
      let cancelledElsewhere = countElsewhere()
      journey.subscribe((now) => {
        if (now.matches('enteringDetails')) cancelledElsewhere = countElsewhere()
        const order = madeOrder(now)
        if (order) noteVisit(running, { made: { order, isCancelAsked: false, cancelledElsewhere } })
      })
    },
  }))
  usePageOf<OrderEvent>(send, { type: 'page.entered', amount })
  useKeptDraft(draftName, member, () => orderDraft(snapshot))

  useEffect(() => {
    const { amounts } = visitOf(running)
    noteVisit(running, { amounts: new Map(amounts).set(choice.id, plainAmount(amount)) })
  }, [running, choice.id, amount])

  const view = orderView(snapshot)
  useReporting(ownSacrificeOrders(choice), view.isSaying)
  return {
    view,
    send,
    onReadAgain: () => resource.send({ type: 'resource.needed' }),
  }
}
