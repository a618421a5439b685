import { Cause, Effect, Exit, Option } from 'effect'
import { fromPromise, type PromiseActorLogic } from 'xstate'
import { type Failure, malformed, notSent } from './failure.schema.ts'

/**
 * An Effect as an actor that a machine can invoke. Stopping the actor interrupts the Effect, which aborts its request
 * unless the call must run to its end. The actor's error is always a `Failure`: read it with `failureOf`.
 */
export const fromEffect = <Answer, Input = void>(
  call: (input: Input) => Effect.Effect<Answer, Failure>,
): PromiseActorLogic<Answer, Input> =>
  fromPromise<Answer, Input>(async ({ input, signal }) => {
    const exit = await Effect.runPromiseExit(call(input), { signal })
    if (Exit.isSuccess(exit)) return exit.value
    throw failureIn(exit.cause)
  })

/**
 * Like `fromEffect`, for a call with content. Without content it sends nothing: a guard rules that out, but the types
 * can't express it.
 */
export const sending = <Answer, Content>(
  call: (content: Content) => Effect.Effect<Answer, Failure>,
): PromiseActorLogic<Answer, Content | undefined> =>
  fromEffect((content) => (content === undefined ? Effect.fail(notSent) : call(content)))

/** The `Failure` that a `fromEffect` actor rejected with. */
export const failureOf = (event: { readonly error: unknown }): Failure => event.error as Failure

/** The `Failure` of a failed Effect. A defect counts as an unreadable answer. */
export const failureIn = (cause: Cause.Cause<Failure>): Failure =>
  Option.getOrElse(Cause.findErrorOption(cause), () => malformed('(defect)'))
