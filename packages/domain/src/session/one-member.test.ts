import { Effect, Exit, type Fiber } from 'effect'
import { describe, expect, test } from 'vitest'
import { type Failure, notSent, serverFault, unauthorised } from '../kernel/index.ts'
import type { Member } from '../member/index.ts'
import { exampleMember } from '../testing/examples.ts'
import { scriptedCall, waitUntilIdle } from '../testing/scripted-call.ts'
import { oneMember } from './one-member.ts'

const another: Member = { ...exampleMember, emailAddress: 'sam@example.com' }

/** Opens a page whose browser has the token 'first', with a port that can read and change. */
function openPage() {
  const cookie: { token: string | undefined } = { token: 'first' }
  const member = scriptedCall<Member>()
  const transfer = scriptedCall<string, [number]>()
  const total = scriptedCall<number>()
  const reloads: string[] = []
  const { readMember, forThem } = oneMember({
    readMember: member.call,
    readToken: () => Effect.sync(() => cookie.token),
    onAnother: () => reloads.push('reload'),
  })
  const port = forThem({
    transfer: transfer.call,
    readSettings: () => Effect.succeed('settings'),
    readTotal: total.call,
    name: 'a port',
  })
  const start = async <Answer>(call: Effect.Effect<Answer, Failure>) => {
    const fiber = Effect.runFork(call)
    await waitUntilIdle()
    return fiber
  }
  return {
    cookie,
    member,
    readMember,
    transfer,
    total,
    reloads,
    port,
    start,
    /** Reads the member, as every page does. */
    read: async (answer: Member = exampleMember) => {
      const reading = await start(readMember())
      await member.answer(answer)
      return reading
    },
    send: () => start(port.transfer(25)),
  }
}

const outcomeOf = (fiber: Fiber.Fiber<unknown, Failure>) => fiber.pollUnsafe() ?? 'none yet'

describe('Guarding calls (PERM-02)', () => {
  test('PERM-02 a call is sent at once in the session in which the member was read', async () => {
    const { read, send, transfer, member } = openPage()
    await read()
    const call = await send()
    expect([transfer.asked, member.asked.length]).toEqual([[[25]], 1])
    await transfer.answer('done')
    expect(outcomeOf(call)).toEqual(Exit.succeed('done'))
  })

  test('PERM-02 in another session the member is read first, and the call is sent if it is the same member', async () => {
    const { cookie, read, send, transfer, member } = openPage()
    await read()
    cookie.token = 'second'
    await send()
    expect([member.asked.length, transfer.asked]).toEqual([2, []])
    await member.answer({ ...exampleMember, displayName: 'Priya S.' })
    expect(transfer.asked).toEqual([[25]])
    await send()
    expect(member.asked).toHaveLength(2)
  })

  test('PERM-02 in another member’s session the call fails as not sent, and the page reloads', async () => {
    const { cookie, read, send, transfer, member, reloads } = openPage()
    await read()
    cookie.token = 'second'
    const call = await send()
    await member.answer(another)
    expect([transfer.asked, reloads, outcomeOf(call)]).toEqual([[], ['reload'], Exit.fail(notSent)])
  })

  describe('Before any member is known', () => {
    /** Opens a page that has read something in the session 'first', but failed to read the member. */
    async function afterFailure() {
      const page = openPage()
      await page.start(page.port.readSettings())
      await page.start(page.readMember())
      return page
    }

    test('PERM-02 data read in one session isn’t shown to the member of another: the page reloads', async () => {
      const { cookie, start, member, readMember, reloads } = await afterFailure()
      await member.fail(serverFault(500))
      cookie.token = 'second'
      const reading = await start(readMember())
      await member.answer(another)
      expect([reloads, outcomeOf(reading)]).toEqual([['reload'], 'none yet'])
    })

    test('PERM-02 data read in the same session is shown to its member', async () => {
      const { start, member, readMember, reloads } = await afterFailure()
      await member.fail(serverFault(500))
      const reading = await start(readMember())
      await member.answer(exampleMember)
      expect([reloads, outcomeOf(reading)]).toEqual([[], Exit.succeed(exampleMember)])
    })

    test('PERM-02 if the first session’s member arrives after another sign-in, the page reloads', async () => {
      const { cookie, member, reloads, start, readMember } = await afterFailure()
      const reading = await start(readMember())
      cookie.token = 'second'
      await member.fail(serverFault(500))
      await member.answer(exampleMember)
      expect([reloads, member.asked.length]).toEqual([[], 3])
      await member.answer(exampleMember)
      expect([reloads, outcomeOf(reading)]).toEqual([['reload'], 'none yet'])
    })

    test('PERM-02 any member is accepted if nothing else was read', async () => {
      const { cookie, start, member, readMember, reloads } = openPage()
      await start(readMember())
      await member.fail(serverFault(500))
      cookie.token = 'second'
      const reading = await start(readMember())
      await member.answer(another)
      expect([reloads, outcomeOf(reading)]).toEqual([[], Exit.succeed(another)])
    })
  })

  test('PERM-02 members without an email address are distinguished as well', async () => {
    const { emailAddress: _, ...nameless } = exampleMember
    const { cookie, read, send, transfer, member, reloads } = openPage()
    await read(nameless)
    cookie.token = 'second'
    await send()
    await member.answer({ ...nameless, name: { firstName: 'Sam' } })
    expect([transfer.asked, reloads]).toEqual([[], ['reload']])
  })

  test.each([
    ['the server fails', serverFault(500), notSent],
    ['nobody is signed in any more', unauthorised, unauthorised],
  ])(
    'OQ-135 if the member can’t be checked because %s, nothing is sent, and the failure says so',
    async (_, failure, reported) => {
      const { cookie, read, send, transfer, member } = openPage()
      await read()
      cookie.token = 'second'
      const call = await send()
      await member.fail(failure)
      expect([transfer.asked, outcomeOf(call)]).toEqual([[], Exit.fail(reported)])
      await send()
      expect(member.asked).toHaveLength(3)
    },
  )

  test('PERM-02 the member is read again if the session changes while they are read', async () => {
    const { cookie, read, send, transfer, member, reloads } = openPage()
    await read()
    cookie.token = 'second'
    await send()
    cookie.token = 'third'
    await member.answer(exampleMember)
    expect([member.asked.length, transfer.asked]).toEqual([3, []])
    await member.answer(another)
    expect([transfer.asked, reloads]).toEqual([[], ['reload']])
  })

  test('PERM-02 the member is read again if the session changes while the page reads them', async () => {
    const { cookie, member, read, reloads } = openPage()
    const reading = read()
    cookie.token = 'second'
    expect([outcomeOf(await reading), member.asked.length]).toEqual(['none yet', 2])
    await member.answer(another)
    expect([outcomeOf(await reading), reloads]).toEqual([Exit.succeed(another), []])
  })

  test('OQ-135 with a server that changes its token every time, the first call is sent after three reads, and later ones after one', async () => {
    const { cookie, read, send, transfer, member } = openPage()
    await read()
    cookie.token = 'second'
    await send()
    for (const token of ['third', 'fourth', 'fifth']) {
      expect(transfer.asked).toEqual([])
      cookie.token = token
      await member.answer(exampleMember)
    }
    expect([member.asked.length, transfer.asked]).toEqual([4, [[25]]])
    await send()
    cookie.token = 'sixth'
    await member.answer(exampleMember)
    expect([member.asked.length, transfer.asked]).toEqual([5, [[25], [25]]])
  })

  test('PERM-02 calls are sent without any check if there is no token and no member yet', async () => {
    const unread = openPage()
    unread.cookie.token = 'second'
    await unread.send()
    expect([unread.member.asked.length, unread.transfer.asked]).toEqual([0, [[25]]])
    const tokenless = openPage()
    tokenless.cookie.token = undefined
    await tokenless.read()
    await tokenless.send()
    expect([tokenless.member.asked.length, tokenless.transfer.asked]).toEqual([1, [[25]]])
  })

  test('PERM-02 reads don’t wait in the session in which the member was read', async () => {
    const { read, port, start, member } = openPage()
    await read()
    expect(outcomeOf(await start(port.readSettings()))).toEqual(Exit.succeed('settings'))
    expect([port.name, member.asked.length]).toEqual(['a port', 1])
  })

  test('PERM-02 in another session the page reads only the member until it knows who that is', async () => {
    const { cookie, read, port, start, member, reloads } = openPage()
    await read()
    cookie.token = 'second'
    const reading = await start(port.readSettings())
    expect([outcomeOf(reading), member.asked.length]).toEqual(['none yet', 2])
    await member.answer(exampleMember)
    expect(outcomeOf(reading)).toEqual(Exit.succeed('settings'))
    cookie.token = 'third'
    const ofAnother = await start(port.readSettings())
    await member.answer(another)
    expect([outcomeOf(ofAnother), reloads]).toEqual(['none yet', ['reload']])
  })

  test('PERM-02 a member who signs in while the page reads doesn’t see that data', async () => {
    const { cookie, start, member, port, read, reloads } = openPage()
    await start(port.readSettings())
    const firstAnswer = read()
    cookie.token = 'second'
    const reading = await start(port.readSettings())
    expect([outcomeOf(reading), member.asked.length]).toEqual(['none yet', 3])
    await firstAnswer
    await member.answer(another)
    await member.answer(another)
    expect([outcomeOf(reading), reloads]).toEqual(['none yet', ['reload', 'reload']])
  })

  test('PERM-02 an answer that arrives in another session is read again, and not shown to the member of the first', async () => {
    const { cookie, read, total, member, start, port, reloads } = openPage()
    await read()
    const reading = await start(port.readTotal())
    cookie.token = 'second'
    await total.answer(100)
    expect([outcomeOf(reading), member.asked.length]).toEqual(['none yet', 2])
    await member.answer(exampleMember)
    await total.answer(200)
    expect(outcomeOf(reading)).toEqual(Exit.succeed(200))
    const ofAnother = await start(port.readTotal())
    cookie.token = 'third'
    await total.answer(300)
    await member.answer(another)
    expect([outcomeOf(ofAnother), reloads, total.asked.length]).toEqual(['none yet', ['reload'], 3])
  })

  test('PERM-02 with a server that changes its token every time, the member is read before and after each read', async () => {
    const { cookie, read, total, port, start, member, reloads } = openPage()
    const answerMember = (answer: Member) => {
      cookie.token += 'm'
      return member.answer(answer)
    }
    const answerTotal = (pence: number) => {
      cookie.token += 't'
      return total.answer(pence)
    }
    await read()
    cookie.token = 'second'
    const first = await start(port.readTotal())
    for (let readings = 0; readings < 3; readings += 1) await answerMember(exampleMember)
    await answerTotal(100)
    await answerMember(exampleMember)
    expect([outcomeOf(first), member.asked.length]).toEqual([Exit.succeed(100), 5])
    const second = await start(port.readTotal())
    await answerMember(exampleMember)
    await answerTotal(200)
    expect(outcomeOf(second)).toBe('none yet')
    await answerMember(another)
    expect([outcomeOf(second), reloads]).toEqual(['none yet', ['reload']])
  })
})

test('PERM-02 a read that finds another member is dropped, and the page reloads', async () => {
  const { read, reloads } = openPage()
  expect(outcomeOf(await read())).toEqual(Exit.succeed(exampleMember))
  expect(outcomeOf(await read(another))).toBe('none yet')
  expect(reloads).toEqual(['reload'])
})
