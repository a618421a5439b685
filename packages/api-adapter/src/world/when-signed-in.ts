import { type Failure, notFound, unauthorised } from '@save/domain/kernel'
import { Effect } from 'effect'
import type { SignedIn, Visit } from './world.ts'

/** For signed-in visitors only; anybody else gets `Unauthorised`. */
export const whenSignedIn = <Answer>(
  visit: Visit,
  answer: (signedIn: SignedIn) => Answer,
): Effect.Effect<Answer, Failure> =>
  Effect.suspend(() =>
    visit.signedIn === undefined
      ? Effect.fail(unauthorised)
      : Effect.succeed(answer(visit.signedIn)),
  )

/** As `whenSignedIn`; a missing value is `NotFound`. */
export const whenFound = <Answer>(
  visit: Visit,
  find: (signedIn: SignedIn) => Answer | undefined,
): Effect.Effect<Answer, Failure> =>
  Effect.flatMap(whenSignedIn(visit, find), (answer) =>
    answer === undefined ? Effect.fail(notFound) : Effect.succeed(answer),
  )
