import { Effect } from 'effect'
import { createActor, type SimulatedClock } from 'xstate'
import type { Basket } from '../checkout/index.ts'
import type { Pence, ResourceRef } from '../kernel/index.ts'
import {
  type Ledger,
  outcomesList,
  type Purse,
  type PurseInput,
  purseMachine,
  purses,
} from '../ledger/index.ts'
import type { Member } from '../member/index.ts'
import { type MoneyPorts, moneyCalls } from '../portal/index.ts'
import { exampleMember } from './examples.ts'
import { resourceOfValue } from './held.ts'
import { sharedPurses } from './shared-purses.ts'

interface Truths {
  readonly member?: ResourceRef<Member>
  readonly basket?: ResourceRef<Basket>
  readonly totals?: readonly ResourceRef<Pence>[]
}

/** A ledger over these resources, for tests of one journey. Missing resources are never read. */
export function testLedger(
  {
    member = resourceOfValue(exampleMember),
    basket = resourceOfValue<Basket>({ items: [], hasDeliverables: false }),
    totals = [],
  }: Truths,
  clock?: SimulatedClock,
  browser = sharedPurses(),
): Ledger {
  const outcomes = createActor(outcomesList, {
    input: { now: () => 0, isOutOfSight: () => false },
  }).start()
  const document = browser.open()
  const now = () => clock?.now() ?? 0
  const open = (purse: Purse, rest: Pick<PurseInput, 'truth' | 'alsoStale'>) =>
    createActor(purseMachine, {
      input: {
        ...{ purse, outcomes, now, ...rest },
        shared: document.of(purse, () => exampleMember),
      },
      ...(clock && { clock }),
    }).start()
  const ledger: Ledger = {
    savings: open('savings', { truth: [member] }),
    salary: open('salary', { truth: [member] }),
    benefits: open('benefits', { truth: [member] }),
    basket: open('basket', { truth: [basket], alsoStale: totals }),
    payment: open('payment', { truth: [] }),
  }
  const follow = () => {
    for (const purse of purses) ledger[purse].send({ type: 'mark.written' })
  }
  follow()
  document.listen(follow)
  return ledger
}

/** A money call as a journey gets it: sent through the ledger. */
export const throughLedger = (
  calls: Partial<
    MoneyPorts['withdrawal'] & MoneyPorts['vouchers'] & Omit<MoneyPorts['benefits'], 'placeOrder'>
  > & {
    readonly orderBenefit?: MoneyPorts['benefits']['placeOrder']
    readonly orderBasket?: MoneyPorts['checkout']['placeOrder']
    readonly startPayment?: MoneyPorts['checkout']['startPayment']
  },
  ledger: Ledger,
  member: ResourceRef<Member> = resourceOfValue(exampleMember),
): MoneyPorts => {
  const never = () => Effect.never
  const { orderBenefit = never, orderBasket = never, startPayment = never } = calls
  return moneyCalls(
    {
      withdrawal: {
        withdrawToCard: never,
        withdrawToBank: never,
        readSettings: never,
        ...calls,
      },
      benefits: {
        readTab: never,
        readChoice: never,
        readChoices: never,
        cancelChoice: never,
        logVisit: never,
        ...calls,
        placeOrder: orderBenefit,
      },
      vouchers: { readVendors: never, purchaseVoucher: never, ...calls, logVisit: never },
      checkout: { readBasket: never, readTotal: never, placeOrder: orderBasket, startPayment },
    },
    () => ledger,
    () => member,
  )
}
