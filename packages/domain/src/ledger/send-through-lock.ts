import { Effect, Exit, Fiber } from 'effect'
import {
  type Failure,
  failureIn,
  hasEndedByFault,
  IdempotencyKey,
  mayHaveArrived,
  notSent,
} from '../kernel/index.ts'
import type { CallEnd, CallResult, MoneyCall, OwnCalls } from './ledger.schema.ts'
import { isStillInFlight, maySendOver } from './mark.rules.ts'
import type { PurseRef } from './purse.machine.ts'
import { isSettled } from './purse.selectors.ts'

/** The result of a call without an answer, or whose answer doesn't say what it did. */
export const unknownResult: CallResult = { purse: 'unknown', end: 'unknown' }

/**
 * A money call that draws on a purse. It is sent only while the purse is idle in all documents of
 * the browser. It runs to its end even if nobody waits for it, and records its end in the ledger
 * before it answers (OQ-135).
 * @param watch is called when the call is sent, and returns what its answer means for the purse
 * @param about the subject of the call, if its page is not the only one of its kind
 */
export const sendThroughLock =
  <Input extends readonly unknown[], Answer>(
    purse: () => PurseRef,
    call: MoneyCall,
    send: (...input: Input) => Effect.Effect<Answer, Failure>,
    watch: (...input: Input) => (answer: Answer) => CallResult,
    about?: (...input: Input) => string,
  ): ((...input: Input) => Effect.Effect<Answer, Failure>) =>
  (...input) =>
    Effect.suspend(() => {
      const entry = purse()
      if (!isSettled(entry.getSnapshot())) return Effect.fail(notSent)
      entry.send({ type: 'call.pressed', call, about: about?.(...input) })
      const { shared, key = '' } = entry.getSnapshot().context
      const sent = Effect.flatMap(
        Effect.promise(() => shared.hold(key)),
        (free) => {
          if (!claimSend(entry, free)) return Effect.fail(notSent)
          const resultOf = watch(...input)
          return Effect.onExit(send(...input), (exit) =>
            Effect.sync(() => {
              entry.send({ type: 'call.ended', ...resultIn(exit, resultOf) })
              free?.()
            }),
          )
        },
      )
      // Sending may read the member first. If the page slept meanwhile, it has lost the lock.
      const keyNow = Effect.suspend(() =>
        isStillInFlight(shared.read(), key) ? Effect.succeed(key) : Effect.fail(notSent),
      )
      return Fiber.join(Effect.runFork(Effect.provideService(sent, IdempotencyKey, keyNow)))
    })

/** Reads the mark again under the lock, since another document may just have ended its call. */
function claimSend(entry: PurseRef, free: (() => void) | undefined): boolean {
  const { shared, mark } = entry.getSnapshot().context
  if (free !== undefined && maySendOver(shared.read(), mark)) {
    entry.send({ type: 'call.sent' })
    return true
  }
  free?.()
  entry.send({ type: 'call.turnedAway' })
  return false
}

const resultIn = <Answer>(
  exit: Exit.Exit<Answer, Failure>,
  resultOf: (answer: Answer) => CallResult,
): CallResult => (Exit.isFailure(exit) ? afterFailure(failureIn(exit.cause)) : resultOf(exit.value))

/**
 * If the call was never sent, or the session had ended, nothing changed and nothing is read. After
 * any other failure the purse is read again (OQ-117).
 */
function afterFailure(failure: Failure): CallResult {
  if (failure._tag === 'NotSent' || failure._tag === 'Unauthorised')
    return { purse: 'unchanged', end: 'failed' }
  if (hasEndedByFault(failure)) return { purse: 'mayChange', end: 'unknown' }
  return mayHaveArrived(failure) ? unknownResult : { purse: 'changed', end: 'failed' }
}

/**
 * Forgets an outcome that the member knows: another call has undone it, or it opened another site.
 * @param of only outcomes of this kind, if given
 */
export const forgetOutcome = (purse: PurseRef, of: OwnCalls & { readonly end?: CallEnd }): void =>
  purse.getSnapshot().context.outcomes.send({ type: 'call.undone', ...of })
