import { createActor } from 'xstate'
import {
  ChoiceId,
  currentView,
  forbidden,
  resourceMachine,
  serverFault,
  unreachable,
} from '../kernel/index.ts'
import type { Member } from '../member/index.ts'
import { exampleMember } from '../testing/examples.ts'
import { quiet, scriptedCall } from '../testing/scripted-call.ts'
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

export const cancellingSteps = [
  'pressed',
  'another pressed',
  'answered: cancelled',
  'answered: not cancelled',
  'answered without the member',
  'no answer',
  'a fault',
  'forbidden',
  'read: cancelled',
  'read: not cancelled',
  'not read',
  'read again',
  'page left',
] as const

/** Shows the row of the gym; its calls wait until a test answers them. */
export function startCancelling(member = memberWith(false)) {
  const read = scriptedCall<Member>()
  const resource = createActor(resourceMachine(read.call)).start()
  resource.send({ type: 'resource.replaced', value: member })
  const cancel = scriptedCall<CancelAnswer, [ChoiceId]>()
  const ledger = testLedger({ member: resource })
  const { benefits } = throughLedger({ cancelChoice: cancel.call }, ledger, resource)
  const actor = createActor(cancellingMachine(benefits), {
    input: { choiceId: gym, member: resource, purse: ledger.benefits },
  }).start()
  const held = () => resource.getSnapshot().context.value ?? member
  const click = async () => {
    actor.send({ type: 'choice.cancelled' })
    await quiet()
  }
  const retry = async () => {
    resource.send({ type: 'resource.needed' })
    await quiet()
  }
  /** The cancellation of another choice, in another row. */
  const another = () => {
    const other = createActor(cancellingMachine(benefits), {
      input: { choiceId: ChoiceId.make('8'), member: resource, purse: ledger.benefits },
    }).start()
    other.send({ type: 'choice.cancelled' })
    return quiet()
  }
  const leave = () => actor.send({ type: 'page.left' })
  const happenings: Record<(typeof cancellingSteps)[number], () => unknown> = {
    pressed: click,
    'another pressed': another,
    'answered: cancelled': () => cancel.answer({ member: memberWith(true) }),
    'answered: not cancelled': () => cancel.answer({ member: memberWith(false) }),
    'answered without the member': () => cancel.answer({}),
    'no answer': () => cancel.fail(unreachable),
    'a fault': () => cancel.fail(serverFault(500)),
    forbidden: () => cancel.fail(forbidden),
    'read: cancelled': () => read.answer(memberWith(true)),
    'read: not cancelled': () => read.answer(memberWith(false)),
    'not read': () => read.fail(serverFault(500)),
    'read again': retry,
    'page left': leave,
  }
  return {
    resource,
    ledger,
    read,
    cancel,
    held,
    click,
    retry,
    another,
    leave,
    happenings,
    enter: () => actor.send({ type: 'page.entered' }),
    /** The other row of the same choice, if that has two: the one that was cancelled. */
    cancelledRow: () =>
      cancellingView(
        actor.getSnapshot(),
        ledger.benefits.getSnapshot(),
        currentView(resource.getSnapshot()),
        true,
      ),
    view: () =>
      cancellingView(
        actor.getSnapshot(),
        ledger.benefits.getSnapshot(),
        currentView(resource.getSnapshot()),
      ),
  }
}
