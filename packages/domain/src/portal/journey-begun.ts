import type { AnyActorLogic, AnyActorRef } from 'xstate'

/** A screen of this journey opens for the first time. */
export interface JourneyBegun {
  readonly type: 'journey.begun'
  readonly key: string
  readonly logic: AnyActorLogic
  readonly input: unknown
}

type Spawn = (
  logic: AnyActorLogic,
  options: { readonly id: string; readonly input: unknown },
) => AnyActorRef

/** The code of a journey comes with its screen, so no machine can name it among its `actors`. */
export const spawned = (
  spawn: unknown,
  { key, logic, input }: Omit<JourneyBegun, 'type'>,
): AnyActorRef => (spawn as Spawn)(logic, { id: key, input })
