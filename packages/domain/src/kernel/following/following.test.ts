import { Effect } from 'effect'
import { expect, test } from 'vitest'
import { assign, createActor, setup } from 'xstate'
import { type ResourceRef, resourceMachine } from '../resource/resource.machine.ts'
import { type KnownResource, knownResource } from '../resource/resource.selectors.ts'
import { following, type KnownChanged, type Observe, observeOnce } from './following.ts'

interface Input {
  readonly first: ResourceRef<number>
  readonly second: ResourceRef<number>
}

interface Known {
  readonly first: KnownResource<number>
  /** We follow the second resource once the first has a value. */
  readonly second: KnownResource<number> | undefined
}

const knownOf = ({ first, second }: Input, observe: Observe): Known => {
  const known = knownResource(observe, first)
  return {
    first: known,
    second: known.last === undefined ? undefined : knownResource(observe, second),
  }
}

const journey = setup({
  types: {} as {
    context: Input & { readonly known: Known; readonly changes: number }
    events: KnownChanged<Known>
    input: Input
  },
  actors: { following: following(knownOf) },
}).createMachine({
  context: ({ input }) => ({ ...input, known: knownOf(input, observeOnce), changes: 0 }),
  invoke: { src: 'following', input: ({ context }) => context },
  on: {
    'known.changed': {
      actions: assign(({ context, event }) => ({
        known: event.known,
        changes: context.changes + 1,
      })),
    },
  },
})

function start() {
  const resource = () => createActor(resourceMachine<number>(() => Effect.never)).start()
  const [first, second] = [resource(), resource()]
  const actor = createActor(journey, { input: { first, second } })
  const hold = (one: ResourceRef<number>, value: number) =>
    one.send({ type: 'resource.replaced', value })
  return { first, second, actor, hold, context: () => actor.getSnapshot().context }
}

test('A journey knows its data from the start', () => {
  const { actor, first, hold, context } = start()
  expect(context().known.first.shown).toEqual({ is: 'loading' })
  hold(first, 1)
  actor.start()
  expect(context().known.first).toEqual({
    shown: { is: 'ready', value: 1 },
    ...{ current: 1, last: 1 },
  })
})

test('A journey learns of each change in the same turn, once the change is complete', () => {
  const { actor, first, second, hold, context } = start()
  actor.start()
  const differences: unknown[] = []
  const compare = () => {
    const now = knownOf({ first, second }, observeOnce)
    if (JSON.stringify(context().known) !== JSON.stringify(now)) differences.push(now)
  }
  const steps = [
    () => hold(first, 1),
    () => hold(second, 2),
    () => first.send({ type: 'resource.invalidated' }),
    () => hold(first, 3),
    () => second.send({ type: 'session.expired' }),
    () => second.send({ type: 'resource.invalidated' }),
  ]
  for (const step of steps) {
    step()
    compare()
  }
  expect([differences, context().changes]).toEqual([[], 1 + steps.length])
})

test('A journey gets no event if its data stay the same', () => {
  const { actor, first, second, hold, context } = start()
  actor.start()
  hold(first, 1)
  const before = context()
  hold(first, 1)
  first.send({ type: 'resource.needed' })
  second.send({ type: 'resource.needed' })
  expect(context()).toBe(before)
})

test('A journey that has stopped follows nothing', () => {
  const { actor, first, hold, context } = start()
  actor.start()
  actor.stop()
  hold(first, 1)
  expect(context().known.first.last).toBeUndefined()
})
