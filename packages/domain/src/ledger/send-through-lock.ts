import { Effect, Exit, Fiber } from 'effect'
import {
  type Failure,
  failureIn,
  hasEndedByFault,
  IdempotencyKey,
  mayHaveArrived,
  notSent,
} from '../kernel/index.ts'
import {
  type CallEnd,
  type CallResult,
  type MoneyCall,
  type OwnCalls,
  purseOf,
} from './ledger.schema.ts'
import { isStillInFlight, maySendOver } from './mark.rules.ts'
import type { PurseRef } from './purse.machine.ts'
import { type Ledger, lockReason } from './purse.selectors.ts'

/** No answer, or one that doesn't say what the call did. */
export const unknownResult: CallResult = { purse: 'unknown', end: 'unknown' }

/**
 * A call that is sent only while its purse is idle in all documents of the browser. It runs to its end even if nobody
 * waits for it, and the purse knows its end before the journey does (OQ-135).
 * @param resultOf what an answer means for the purse
 * @param about the subject of the call, if its page is not the only one of its kind
 */
export const sendThroughLock =
  (ledger: () => Ledger) =>
  <Input extends readonly unknown[], Answer>(
    call: MoneyCall,
    send: (...input: Input) => Effect.Effect<Answer, Failure>,
    resultOf: (answer: Answer, ...input: Input) => CallResult,
    about?: (...input: Input) => string,
  ): ((...input: Input) => Effect.Effect<Answer, Failure>) =>
  (...input) =>
    Effect.suspend(() => {
      const purse = ledger()[purseOf[call]]
      if (lockReason(purse.getSnapshot()) !== undefined) return Effect.fail(notSent)
      purse.send({ type: 'call.pressed', call, about: about?.(...input) })
      const { shared, key = '' } = purse.getSnapshot().context
      const sent = Effect.flatMap(
        Effect.promise(() => shared.hold(key)),
        (free) => {
          if (!claimSend(purse, free)) return Effect.fail(notSent)
          return Effect.onExit(send(...input), (exit) =>
            Effect.sync(() => {
              const result = Exit.isSuccess(exit)
                ? resultOf(exit.value, ...input)
                : afterFailure(failureIn(exit.cause))
              purse.send({ type: 'call.ended', ...result })
              free?.()
            }),
          )
        },
      )
      // Sending may read the member first. If the page was left meanwhile, it has lost the lock.
      const keyNow = Effect.suspend(() =>
        isStillInFlight(shared.read(), key) ? Effect.succeed(key) : Effect.fail(notSent),
      )
      return Fiber.join(Effect.runFork(Effect.provideService(sent, IdempotencyKey, keyNow)))
    })

/** Reads the mark again under the lock: another document may just have ended its call. */
function claimSend(purse: PurseRef, free: (() => void) | undefined): boolean {
  const { shared, mark } = purse.getSnapshot().context
  const isClaimed = free !== undefined && maySendOver(shared.read(), mark)
  if (!isClaimed) free?.()
  purse.send({ type: isClaimed ? 'call.sent' : 'call.turnedAway' })
  return isClaimed
}

/** Nothing changed if the call was never sent or the session had ended; else the purse is read again (OQ-117). */
function afterFailure(failure: Failure): CallResult {
  if (failure._tag === 'NotSent' || failure._tag === 'Unauthorised')
    return { purse: 'unchanged', end: 'failed' }
  if (hasEndedByFault(failure)) return { purse: 'changed', end: 'unknown' }
  return mayHaveArrived(failure) ? unknownResult : { purse: 'changed', end: 'failed' }
}

/** Forgets an outcome that the member knows: another call has undone it, or it opened another site. */
export const forgetOutcome = (purse: PurseRef, of: OwnCalls & { readonly end?: CallEnd }): void =>
  purse.getSnapshot().context.outcomes.send({ type: 'call.undone', ...of })
