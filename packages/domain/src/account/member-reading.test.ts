import { describe, expect, test } from 'vitest'
import { createActor, setup, toPromise } from 'xstate'
import { resourceMachine, serverFault, unauthorised } from '../kernel/index.ts'
import type { Member } from '../member/index.ts'
import { exampleMember } from '../testing/examples.ts'
import { quiet, scriptedCall } from '../testing/scripted-call.ts'
import { followMember, type MemberRead, readMemberAgain } from './member-reading.ts'

function startMember() {
  const read = scriptedCall<Member>()
  const resource = createActor(resourceMachine(read.call)).start()
  return { read, resource }
}
const other: Member = { ...exampleMember, displayName: 'Other' }

describe('Reading the member again', () => {
  function startReading() {
    const { read, resource } = startMember()
    resource.send({ type: 'resource.replaced', value: exampleMember })
    const again = () => {
      const actor = createActor(readMemberAgain, { input: resource })
      const outcome = toPromise(actor)
      outcome.catch(() => {})
      actor.subscribe({ error: () => {} })
      actor.start()
      return outcome
    }
    return { read, resource, again }
  }

  test('QUERY-03 it asks once, for all who read the member, and ends with the new one', async () => {
    const { read, resource, again } = startReading()
    const outcome = again()
    resource.send({ type: 'resource.needed' })
    await quiet()
    expect(read.asked).toHaveLength(1)
    await read.answer(other)
    expect([await outcome, resource.getSnapshot().context.value]).toEqual([other, other])
  })

  test('one that is on its way may be older than the change: it is asked for anew', async () => {
    const { read, resource, again } = startReading()
    resource.send({ type: 'resource.invalidated' })
    resource.send({ type: 'resource.needed' })
    await quiet()
    const outcome = again()
    await quiet()
    expect([read.asked.length, read.interrupted()]).toEqual([2, 1])
    await read.answer(other)
    expect(await outcome).toEqual(other)
  })

  test('it fails as the reading fails, and the old member stays where it was', async () => {
    const { read, resource, again } = startReading()
    const outcome = again()
    await quiet()
    await read.fail(serverFault(500))
    await expect(outcome).rejects.toEqual(serverFault(500))
    expect(resource.getSnapshot().context.value).toEqual(exampleMember)
  })

  test('SESSION-02 after the end of the session nothing is asked', async () => {
    const { read, resource, again } = startReading()
    resource.send({ type: 'session.expired' })
    await expect(again()).rejects.toEqual(unauthorised)
    expect(read.asked).toEqual([])
  })
})

test('whoever follows the member hears of the present one and of each new one, of none twice', async () => {
  const { resource } = startMember()
  resource.send({ type: 'resource.replaced', value: exampleMember })
  const heard: Member[] = []
  const listener = setup({
    types: {} as { events: MemberRead },
    actors: { followMember },
    actions: { hear: (_, member: Member) => heard.push(member) },
  }).createMachine({
    invoke: { src: 'followMember', input: resource },
    on: { 'member.read': { actions: { type: 'hear', params: ({ event }) => event.member } } },
  })
  const actor = createActor(listener).start()
  expect(heard).toEqual([exampleMember])
  resource.send({ type: 'resource.invalidated' })
  resource.send({ type: 'resource.replaced', value: other })
  expect(heard).toEqual([exampleMember, other])
  actor.stop()
  resource.send({ type: 'resource.replaced', value: exampleMember })
  expect(heard).toHaveLength(2)
})
