import { Effect } from 'effect'
import { describe, expect, test } from 'vitest'
import { Day } from '../kernel/index.ts'
import type { OutcomeMemory } from '../ledger/index.ts'
import type { Member } from '../member/index.ts'
import { exampleConfiguration, exampleMember } from '../testing/examples.ts'
import { scriptedCall, waitUntilIdle } from '../testing/scripted-call.ts'
import { noMemory, sharedPurses } from '../testing/shared-purses.ts'
import { stillBrowser } from '../testing/still-browser.ts'
import { serverWith } from './ports.examples.ts'
import { startPortal } from './start-portal.ts'

/** Loads a page and records each owner that its tab's memory gets. */
async function loadPage() {
  const noted: unknown[][] = []
  const outcomes: OutcomeMemory = {
    ...noMemory,
    kept: (member) => {
      noted.push(['asked'])
      return noMemory.kept(member)
    },
  }
  const member = scriptedCall<Member>()
  const saved = () => Effect.succeed({ answer: 'saved' })
  const server = serverWith({
    account: { saveName: saved, saveAddress: saved, saveAboutYou: saved, changePassword: saved },
    member: { readMember: member.call },
  })
  const { portal, ports } = startPortal(server, stillBrowser, exampleConfiguration, {
    shared: sharedPurses().open(),
    outcomes,
    owner: {
      mayBecome: (member, next) => void noted.push(['may become', member, next]),
      noteMember: (member, former) => void noted.push(['is read', member, former]),
    },
  })
  const { member: resource } = portal.getSnapshot().context.resources
  const read = async (value: Member) => {
    resource.send({ type: 'resource.invalidated' })
    resource.send({ type: 'resource.needed' })
    await waitUntilIdle()
    await member.answer(value)
    await waitUntilIdle()
    return noted.splice(0)
  }
  return { noted, ports, read }
}

describe('The owner of a tab’s stored data (OQ-135, OQ-019)', () => {
  test('OQ-135 the tab learns who the member is before any stored data is read, and again at each new reading', async () => {
    const { read } = await loadPage()
    expect(await read(exampleMember)).toEqual([['is read', exampleMember, undefined], ['asked']])
    const renamed: Member = { ...exampleMember, name: { firstName: 'Sam' } }
    expect(await read(renamed)).toEqual([['is read', renamed, exampleMember]])
  })

  test('OQ-135, OQ-019 before a save is sent, the tab learns how it will change the member', async () => {
    const { noted, ports, read } = await loadPage()
    await read(exampleMember)
    const name = { firstName: 'Sam' }
    const address = { postcode: 'LS2 1AA' }
    const born = { dateOfBirth: Day.make('1985-02-28'), gender: 20 }
    const { dateOfBirth: _, ...ageless } = exampleMember
    const { saveName, saveAddress, saveAboutYou, changePassword } = ports.account
    const password = { oldPassword: 'a', newPassword: 'b', confirmPassword: 'b' }
    for (const [save, next] of [
      [saveName(name), { ...exampleMember, name }],
      [saveAddress(address), { ...exampleMember, address }],
      [saveAboutYou(born), { ...exampleMember, ...born }],
      [saveAboutYou({ gender: 0 }), { ...ageless, gender: 0 }],
    ] as const) {
      await Effect.runPromise(save)
      expect(noted.splice(0)).toEqual([['may become', exampleMember, next]])
    }
    await Effect.runPromise(changePassword(password))
    expect(noted).toEqual([])
  })
})
