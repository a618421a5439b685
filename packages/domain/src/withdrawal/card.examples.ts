/** A withdrawal to the card that tables and tests play step by step. */
import { createActor, SimulatedClock } from 'xstate'
import { Day, pounds, resourceMachine } from '../kernel/index.ts'
import type { CardOutcome, Member } from '../member/index.ts'
import { exampleMember } from '../testing/examples.ts'
import { scriptedCall, waitUntilIdle } from '../testing/scripted-call.ts'
import { testLedger, throughLedger } from '../testing/test-ledger.ts'
import { type CardWithdrawalEvent, cardWithdrawalMachine } from './card.machine.ts'
import { cardWithdrawalView } from './card.selectors.ts'
import { endOfWithdrawal } from './outcome.rules.ts'
import type { CardWithdrawalAnswer } from './withdrawal.schema.ts'

export const today = Day.make('2026-11-22')

export const member: Member = {
  ...exampleMember,
  availableBalance: pounds('500.00'),
  withdrawalCountLimit: 1,
  withdrawalLimit: pounds('250'),
  // The outcome of an earlier withdrawal, never announced again.
  lastCardWithdrawal: 'countLimited',
}
export const memberAfter = (lastCardWithdrawal: CardOutcome): Member => ({
  ...member,
  ...(endOfWithdrawal(lastCardWithdrawal) === 'succeeded' && {
    availableBalance: pounds('250.00'),
  }),
  lastCardWithdrawal,
})

/** An answer with the member and the outcome. */
export const answered = (outcome: CardOutcome): CardWithdrawalAnswer => ({
  member: memberAfter(outcome),
  outcome,
})

export function startCard(initial: Member = member) {
  const read = scriptedCall<Member>()
  const resource = createActor(resourceMachine(read.call)).start()
  resource.send({ type: 'resource.replaced', value: initial })
  const withdraw = scriptedCall<CardWithdrawalAnswer>()
  const clock = new SimulatedClock()
  const ledger = testLedger({ member: resource }, clock)
  const ports = throughLedger({ withdrawToCard: withdraw.call }, ledger, resource)
  const actor = createActor(cardWithdrawalMachine(ports.withdrawal), {
    input: { member: resource, purse: ledger.savings },
    clock,
  }).start()
  const send = async (event: CardWithdrawalEvent) => {
    actor.send(event)
    await waitUntilIdle()
  }
  const currentMember = () => resource.getSnapshot().context.value
  return {
    resource,
    read,
    withdraw,
    clock,
    actor,
    send,
    held: currentMember,
    ledger,
    click: () => send({ type: 'withdrawal.requested' }),
    readAgain: async () => {
      resource.send({ type: 'resource.needed' })
      await waitUntilIdle()
    },
    view: () => cardWithdrawalView(actor.getSnapshot(), today),
    texts: () => actor.getSnapshot().context.notices.map(({ text }) => text),
  }
}
