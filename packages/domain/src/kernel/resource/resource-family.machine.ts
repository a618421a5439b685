import type { Effect } from 'effect'
import { type ActorRefFrom, assign, setup } from 'xstate'
import type { Failure } from '../failure/failure.schema.ts'
import { type ResourceRef, resourceMachine } from './resource.machine.ts'

interface Context<Key, Value> {
  readonly members: ReadonlyMap<Key, ResourceRef<Value>>
}

export type FamilyEvent<Key> =
  /** A screen needs this key for the first time, and nothing has read it yet. */
  | { readonly type: 'member.wanted'; readonly key: Key }
  /** A call may have changed the value of every key. */
  | { readonly type: 'resource.invalidated' }
  | { readonly type: 'session.expired' }

/** Server data of one kind, such as single retailers: one resource for each key in use. */
export const resourceFamilyMachine = <Key, Value>(
  read: (key: Key) => Effect.Effect<Value, Failure>,
) =>
  setup({
    types: {} as { context: Context<Key, Value>; events: FamilyEvent<Key> },
    actions: {
      addMember: assign(({ context, spawn }, { key }: { readonly key: Key }) => ({
        members: new Map(context.members).set(key, spawn(resourceMachine(() => read(key)))),
      })),
      sendToMembers: ({ context }, type: 'resource.invalidated' | 'session.expired') => {
        for (const member of context.members.values()) member.send({ type })
      },
    },
  }).createMachine({
    context: { members: new Map() },
    initial: 'open',
    on: {
      'member.wanted': {
        description: 'Something requests data under a new key.',
        actions: { type: 'addMember', params: ({ event }) => event },
      },
      'resource.invalidated': {
        description: 'Something has happened that may have changed the data.',
        actions: { type: 'sendToMembers', params: 'resource.invalidated' },
      },
    },
    states: {
      open: {
        description: 'Each piece of data can be requested by its key.',
        on: {
          'session.expired': {
            description: 'The session has ended: it expired, or the member logged out.',
            target: 'stopped',
            actions: { type: 'sendToMembers', params: 'session.expired' },
          },
        },
      },
      stopped: {
        description: 'The session has ended, so nothing more is loaded.',
        on: {
          'member.wanted': {
            actions: [
              { type: 'addMember', params: ({ event }) => event },
              { type: 'sendToMembers', params: 'session.expired' },
            ],
          },
        },
      },
    },
  })

export type ResourceFamilyMachine<Key, Value> = ReturnType<typeof resourceFamilyMachine<Key, Value>>
export type ResourceFamilyRef<Key, Value> = ActorRefFrom<ResourceFamilyMachine<Key, Value>>

/** Returns the resource for a key, always the same instance. */
export function resourceOf<Key, Value>(
  family: ResourceFamilyRef<Key, Value>,
  key: Key,
): ResourceRef<Value> {
  const known = family.getSnapshot().context.members.get(key)
  if (known) return known
  family.send({ type: 'member.wanted', key })
  return family.getSnapshot().context.members.get(key) as ResourceRef<Value>
}
