import { Effect } from 'effect'
import { createActor, SimulatedClock } from 'xstate'
import { type ResourceRef, resourceMachine } from '../kernel/index.ts'
import { exampleMember } from '../testing/examples.ts'
import { scriptedCall, waitUntilIdle } from '../testing/scripted-call.ts'
import { sharedPurses } from '../testing/shared-purses.ts'
import type { CallResult, OwnCalls } from './ledger.schema.ts'
import { outcomesList } from './outcomes.machine.ts'
import { purseMachine } from './purse.machine.ts'
import { sendThroughLock } from './send-through-lock.ts'

export const ownCard: OwnCalls = { call: 'cardWithdrawal' }

/** An answer with this effect on the purse. */
export const saying = (purse: Exclude<CallResult['purse'], 'unknown'>): CallResult => ({
  purse,
  end: purse === 'unchanged' ? 'failed' : 'succeeded',
})

interface StartedPurse {
  readonly browser?: ReturnType<typeof sharedPurses>
  readonly clock?: SimulatedClock
  readonly now?: () => number
  /** Its content; by default a scripted resource. */
  readonly truth?: ResourceRef<number>
}

/** A purse whose content is one number, with two calls that draw on it. */
export async function startPurse({
  browser = sharedPurses(),
  clock = new SimulatedClock(),
  now = () => clock.now(),
  ...given
}: StartedPurse = {}) {
  const read = scriptedCall<number>()
  const truth = given.truth ?? createActor(resourceMachine(read.call)).start()
  if (given.truth === undefined) {
    truth.send({ type: 'resource.needed' })
    await waitUntilIdle()
    await read.answer(500)
  }
  const outcomes = createActor(outcomesList, {
    input: { now, isOutOfSight: () => false },
  }).start()
  const document = browser.open()
  const shared = document.of('savings', () => exampleMember)
  const purse = createActor(purseMachine, {
    input: { purse: 'savings', truth: [truth], outcomes, shared, now },
    clock,
  }).start()
  const follow = () => purse.send({ type: 'mark.written' })
  follow()
  document.listen(follow)
  const card = scriptedCall<CallResult>()
  const bank = scriptedCall<CallResult, [number]>()
  const itself = (answer: CallResult) => answer
  const ledger = () => ({
    savings: purse,
    salary: purse,
    benefits: purse,
    basket: purse,
    payment: purse,
  })
  const reports: string[] = []
  const ask =
    <Input extends readonly unknown[]>(send: (...input: Input) => ReturnType<typeof card.call>) =>
    (...input: Input) => {
      const said = Effect.match(send(...input), {
        onSuccess: ({ purse }): string => purse,
        onFailure: ({ _tag }) => _tag,
      })
      Effect.runPromise(said).then((words) => reports.push(words))
      return waitUntilIdle()
    }
  return {
    browser,
    document,
    shared,
    read,
    truth,
    clock,
    purse,
    outcomes,
    card,
    bank,
    heard: reports,
    toCard: ask(sendThroughLock(ledger)('cardWithdrawal', card.call, itself)),
    toBank: ask(sendThroughLock(ledger)('bankWithdrawal', bank.call, itself)),
    readAgain: async () => {
      truth.send({ type: 'resource.needed' })
      await waitUntilIdle()
    },
    now: () => purse.getSnapshot(),
    place: () => placeIn(purse.getSnapshot().value),
  }
}

/** The purse's own state, without its content. */
export const placeIn = (value: string | object): string =>
  typeof value === 'string' ? value : String(Object.keys(value)[0])
