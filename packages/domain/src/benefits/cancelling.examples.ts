import { createActor, SimulatedClock } from 'xstate'
import { ChoiceId, resourceMachine } from '../kernel/index.ts'
import type { Member } from '../member/index.ts'
import { exampleMember } from '../testing/examples.ts'
import { scriptedCall, waitUntilIdle } from '../testing/scripted-call.ts'
import { testLedger, throughLedger } from '../testing/test-ledger.ts'
import { cancellingMachine } from './cancelling.machine.ts'
import { cancellingView } from './cancelling.selectors.ts'
import type { CancelAnswer } from './order.schema.ts'

export const gym = ChoiceId.make('7')

export const memberWith = (isCancelled: boolean): Member => ({
  ...exampleMember,
  choices: [
    { id: gym, name: 'Gym', status: 'Pending cancellation', isCancelled },
    { id: ChoiceId.make('8'), name: 'Dental plan', isCancelled: false },
  ],
})

/** Shows the gym's row. Calls wait until a test answers them. */
export function startCancelling(member = memberWith(false)) {
  const read = scriptedCall<Member>()
  const resource = createActor(resourceMachine(read.call)).start()
  resource.send({ type: 'resource.replaced', value: member })
  const cancel = scriptedCall<CancelAnswer, [ChoiceId]>()
  const clock = new SimulatedClock()
  const ledger = testLedger({ member: resource }, clock)
  const { benefits } = throughLedger({ cancelChoice: cancel.call }, ledger, resource)
  const actor = createActor(cancellingMachine(benefits), {
    input: { choiceId: gym, member: resource, purse: ledger.benefits },
  }).start()
  const { outcomes } = ledger.benefits.getSnapshot().context
  const currentMember = () => resource.getSnapshot().context.value ?? member
  const press = (type: 'question.opened' | 'choice.kept' | 'choice.cancelled') => async () => {
    actor.send({ type })
    await waitUntilIdle()
  }
  const ask = press('question.opened')
  const confirm = press('choice.cancelled')
  /** Presses both buttons. */
  const click = async () => {
    await ask()
    await confirm()
  }
  const retry = async () => {
    resource.send({ type: 'resource.needed' })
    await waitUntilIdle()
  }
  /** The cancellation of another choice, in another row. */
  const another = () => {
    const other = createActor(cancellingMachine(benefits), {
      input: { choiceId: ChoiceId.make('8'), member: resource, purse: ledger.benefits },
    }).start()
    other.send({ type: 'question.opened' })
    other.send({ type: 'choice.cancelled' })
    return waitUntilIdle()
  }
  const leave = () => actor.send({ type: 'page.left' })
  return {
    clock,
    resource,
    ledger,
    outcomes,
    read,
    cancel,
    held: currentMember,
    ask,
    keep: press('choice.kept'),
    confirm,
    click,
    retry,
    another,
    leave,
    enter: () => actor.send({ type: 'page.entered' }),
    /** If the choice has two rows, the cancelled one. */
    cancelledRow: () => cancellingView(actor.getSnapshot(), true),
    view: () => cancellingView(actor.getSnapshot()),
  }
}
