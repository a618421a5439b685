import { describe, expect, test } from 'vitest'
import { createActor, setup } from 'xstate'
import { resourceMachine, serverFault } from '../kernel/index.ts'
import { exampleMember } from '../testing/examples.ts'
import { scriptedCall, waitUntilIdle } from '../testing/scripted-call.ts'
import type { Member } from './member.schema.ts'
import { followMember, lastMemberOf, type MemberRead, memberOnceRead } from './member-reading.ts'

function startMember() {
  const read = scriptedCall<Member>()
  const resource = createActor(resourceMachine(read.call)).start()
  return { read, resource }
}
const other: Member = { ...exampleMember, displayName: 'Other' }

describe('Waiting for a member who is being read', () => {
  function startWaiting() {
    const { read, resource } = startMember()
    resource.send({ type: 'resource.replaced', value: exampleMember })
    const members: (Member | undefined)[] = []
    const wait = async () => {
      const actor = createActor(memberOnceRead, { input: resource })
      actor.subscribe(({ status, output }) => {
        if (status === 'done') members.push(output)
      })
      actor.start()
      await waitUntilIdle()
    }
    const readAgain = () => {
      resource.send({ type: 'resource.invalidated' })
      resource.send({ type: 'resource.needed' })
    }
    return { read, resource, heard: members, wait, readAgain }
  }

  test('the wait ends at once if nothing is being read', async () => {
    const { heard, wait, read } = startWaiting()
    await wait()
    expect([heard, read.asked]).toEqual([[exampleMember], []])
  })

  test('the wait ends when the member arrives', async () => {
    const { heard, wait, read, readAgain } = startWaiting()
    readAgain()
    await wait()
    expect(heard).toEqual([])
    await read.answer(other)
    expect(heard).toEqual([other])
  })

  test('the wait ends without a member if reading fails, even if an older one exists', async () => {
    const { heard, wait, read, readAgain, resource } = startWaiting()
    readAgain()
    await wait()
    await read.fail(serverFault(500))
    expect([heard, lastMemberOf(resource)]).toEqual([[undefined], exampleMember])
  })

  test('SESSION-02 the wait ends without a member when the session is over', async () => {
    const { heard, wait, resource } = startWaiting()
    resource.send({ type: 'session.expired' })
    await wait()
    expect(heard).toEqual([undefined])
  })
})

test('a follower gets the current member and each new one, each once', async () => {
  const { resource } = startMember()
  resource.send({ type: 'resource.replaced', value: exampleMember })
  const members: Member[] = []
  const listener = setup({
    types: {} as { events: MemberRead },
    actors: { followMember },
    actions: { hear: (_, member: Member) => members.push(member) },
  }).createMachine({
    invoke: { src: 'followMember', input: resource },
    on: { 'member.read': { actions: { type: 'hear', params: ({ event }) => event.member } } },
  })
  const actor = createActor(listener).start()
  expect(members).toEqual([exampleMember])
  resource.send({ type: 'resource.invalidated' })
  resource.send({ type: 'resource.replaced', value: other })
  expect(members).toEqual([exampleMember, other])
  actor.stop()
  resource.send({ type: 'resource.replaced', value: exampleMember })
  expect(members).toHaveLength(2)
})
