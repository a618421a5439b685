import { createActor, SimulatedClock } from 'xstate'
import { ChoiceId, pounds, resourceMachine } from '../kernel/index.ts'
import type { Member } from '../member/index.ts'
import { exampleMember } from '../testing/examples.ts'
import { scriptedCall, waitUntilIdle } from '../testing/scripted-call.ts'
import { stillBrowser } from '../testing/still-browser.ts'
import { testLedger, throughLedger } from '../testing/test-ledger.ts'
import type { Choice } from './choice.schema.ts'
import { type OrderEvent, orderMachine } from './order.machine.ts'
import type { OrderDraft, OrderForm } from './order.rules.ts'
import type { OrderAnswer, SalarySacrificeOrder } from './order.schema.ts'
import { madeOrder, orderView } from './order.selectors.ts'

export const cycle: Choice = { id: ChoiceId.make('7'), name: 'Cycle to work', journeyType: 100 }

export const completeOrder: OrderForm = {
  payrollNumber: 'P-1024',
  niNumber: 'ab 12 34 56 c',
  isDeclarationAccepted: true,
}

/** Opens the order of £1,200.00 with this form. Its calls wait until a test answers them. */
export function startOrder(form: Partial<OrderForm> = completeOrder, draft?: OrderDraft) {
  const read = scriptedCall<Member>()
  const member = createActor(resourceMachine(read.call)).start()
  member.send({ type: 'resource.replaced', value: exampleMember })
  const placeCall = scriptedCall<OrderAnswer, [SalarySacrificeOrder]>()
  const opened: string[] = []
  const browser = {
    ...stillBrowser,
    replacePath: (path: string) => opened.push(path),
  }
  const clock = new SimulatedClock()
  const ledger = testLedger({ member }, clock)
  const { benefits } = throughLedger({ orderBenefit: placeCall.call }, ledger, member)
  const actor = createActor(orderMachine(benefits, browser), {
    input: { choice: cycle, amount: pounds('1200'), member, purse: ledger.salary, draft },
    clock,
  }).start()
  const send = async (event: OrderEvent) => {
    actor.send(event)
    await waitUntilIdle()
  }
  const change = (part: Partial<OrderForm>) => actor.send({ type: 'order.changed', change: part })
  change(form)
  return {
    read,
    place: placeCall,
    opened,
    clock,
    actor,
    send,
    change,
    submit: () => send({ type: 'order.submitted' }),
    member,
    purse: ledger.salary,
    readAgain: async () => {
      member.send({ type: 'resource.needed' })
      await waitUntilIdle()
    },
    view: () => orderView(actor.getSnapshot()),
    made: () => madeOrder(actor.getSnapshot()),
  }
}
