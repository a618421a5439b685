import { encoderOf, type Wire } from '@save/api-adapter/wire'
import type { Failure } from '@save/domain/kernel'
import type { ServerPorts } from '@save/domain/portal'
import { Effect, Exit } from 'effect'
import { type Entity, entityAnswer } from '../http/entity.ts'
import { type ApiCall, type Asked, AskedIn, type CallNote } from './call.ts'
import { failureAnswer, failureIn, signInFirst } from './failure-answer.ts'
import { catalogueEntity, personalEntity } from './json.ts'

export interface ReadingOptions<Answer> extends CallNote {
  /** `personal` answers belong to one member; `catalogue` answers are the same for all. */
  readonly kind: 'personal' | 'catalogue'
  readonly gives: Wire<Answer>
  read(ports: ServerPorts, asked: Asked): Effect.Effect<Answer, Failure>
}

/** A read-only call. */
export function reading<Answer>({ kind, gives, read, ...note }: ReadingOptions<Answer>): ApiCall {
  const entityOf = kind === 'personal' ? personalEntity : catalogueEntity
  const encode = encoderOf(gives)
  const bytesOf = remembering((answer: Answer) => entityOf(encode(answer)))
  return {
    ...note,
    method: 'GET',
    answers: { 200: gives as Wire<never> },
    answering: (host) => (c, visitor) => {
      if (visitor.session === undefined) return signInFirst(host, c, visitor)
      const exit = Effect.runSyncExit(read(visitor.session.ports, new AskedIn(c)))
      return Exit.isSuccess(exit)
        ? entityAnswer(c.req.raw, bytesOf(exit.value))
        : failureAnswer(host, c, visitor, failureIn(exit))
    },
  }
}

/**
 * Makes the bytes of each answer object once, and keeps them as long as the object. A world returns
 * the same object until its data change, and worlds share unchanged parts.
 */
function remembering<Answer>(bytesOf: (answer: Answer) => Entity): (answer: Answer) => Entity {
  const known = new WeakMap<object, Entity>()
  return (answer) => {
    if (typeof answer !== 'object' || answer === null) return bytesOf(answer)
    const before = known.get(answer)
    if (before !== undefined) return before
    const entity = bytesOf(answer)
    known.set(answer, entity)
    return entity
  }
}
