import { Effect, Exit, Fiber } from 'effect'
import { type Failure, failureIn, mayHaveArrived, notSent } from '../kernel/index.ts'
import type { CallEnd, MoneyCall } from './ledger.schema.ts'
import type { PurseRef } from './purse.machine.ts'
import { isSettled } from './purse.selectors.ts'

/** What an answer says about the purse. */
export interface Consequence {
  readonly purse:
    | 'unchanged'
    /** The new state has to be read. */
    | 'changed'
    /** The answer holds the new state. */
    | 'known'
    /** The answer does not say what it did: treated as no answer. */
    | 'unsaid'
  readonly end: CallEnd
  /**
   * Shows what is read afterwards that it was carried out? If not, nobody knows. Only for an answer that does
   * not say itself what it did (OQ-113).
   */
  readonly isSeen?: () => boolean
}

/**
 * A money call that draws on a purse. It is sent only while the purse is settled, runs to its end
 * even if nobody waits for it, and enters its end in the ledger before it answers (OQ-135).
 *
 * @param watch is called when the call is sent, and says what its answer means for the purse
 * @param about says what the call is about, if its page is not the only one of its kind
 */
export const drawingOn =
  <Input extends readonly unknown[], Answer>(
    purse: () => PurseRef,
    call: MoneyCall,
    send: (...input: Input) => Effect.Effect<Answer, Failure>,
    watch: (...input: Input) => (answer: Answer) => Consequence,
    about?: (...input: Input) => string,
  ): ((...input: Input) => Effect.Effect<Answer, Failure>) =>
  (...input) =>
    Effect.suspend(() => {
      const entry = purse()
      if (!isSettled(entry.getSnapshot())) return Effect.fail(notSent)
      entry.send({ type: 'call.sent', call, about: about?.(...input) })
      const consequenceOf = watch(...input)
      const noted = Effect.onExit(send(...input), (exit) =>
        Effect.sync(() => noteEnd(entry, exit, consequenceOf)),
      )
      return Fiber.join(Effect.runFork(noted))
    })

function noteEnd<Answer>(
  entry: PurseRef,
  exit: Exit.Exit<Answer, Failure>,
  consequenceOf: (answer: Answer) => Consequence,
): void {
  if (Exit.isFailure(exit)) {
    noteFailure(entry, failureIn(exit.cause))
    return
  }
  const { purse, end, isSeen } = consequenceOf(exit.value)
  if (purse === 'unchanged') entry.send({ type: 'call.refused', end })
  else if (purse === 'unsaid') entry.send({ type: 'call.lost' })
  else entry.send({ type: 'call.answered', end, isTruthKnown: purse === 'known', isSeen })
}

/**
 * A call that was never sent, or met the end of the session, changed nothing, so nothing is read. After
 * every other failure the purse is read again (OQ-117).
 */
function noteFailure(entry: PurseRef, failure: Failure): void {
  if (failure._tag === 'NotSent' || failure._tag === 'Unauthorised') {
    entry.send({ type: 'call.refused', end: 'failed' })
  } else if (mayHaveArrived(failure)) entry.send({ type: 'call.lost' })
  else entry.send({ type: 'call.answered', end: 'failed', isTruthKnown: false })
}
