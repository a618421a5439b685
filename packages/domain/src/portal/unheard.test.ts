import { Effect, Fiber } from 'effect'
import { describe, expect, test, vi } from 'vitest'
import { failureIn, unauthorised, unreachable } from '../kernel/index.ts'
import type { CallEnd } from '../ledger/index.ts'
import type { Member } from '../member/index.ts'
import { check } from '../testing/check.ts'
import { exampleConfiguration, exampleMember } from '../testing/examples.ts'
import { quiet, scriptedCall } from '../testing/scripted-call.ts'
import { stillBrowser } from '../testing/still-browser.ts'
import { oldestNews } from './portal.selectors.ts'
import { serverWith } from './ports.examples.ts'
import { startPortal } from './start-portal.ts'
import {
  type Answer,
  afterUnheard,
  noUnheardMemory,
  type UnheardCall,
  type UnheardMemory,
} from './unheard.rules.ts'
import { afterAnotherCall, twoCalls, unheardAtFoot } from './unheard.table.ts'

check(unheardAtFoot)
check(afterAnotherCall)

test('OQ-135 a call that ended no longer runs, and adds no news if its own page shows how', () => {
  for (const given of afterAnotherCall.rows.map(afterAnotherCall.givenIn)) {
    const { before, ended } = twoCalls(given)
    const after = afterUnheard(before, ended)
    const heard = afterUnheard(before, { ...ended, news: undefined })
    expect(after.running).toEqual([])
    expect([heard.news, ended.news ?? []].flat()).toEqual(after.news)
  }
})

/** A tab's memory, as far as one member is concerned. */
function tabMemory(kept: Partial<Record<UnheardCall, CallEnd>> = {}) {
  const memory: UnheardMemory = {
    keep: (call, end) => {
      kept[call] = end
    },
    forget: (call) => {
      delete kept[call]
    },
    kept: (call) => kept[call],
  }
  return { kept, memory }
}

/** A portal whose name card sends `saveName`. */
async function startSaving(memory: UnheardMemory = noUnheardMemory, isBeingLeft = false) {
  const member = scriptedCall<Member>()
  const saveName = scriptedCall<Answer>()
  const server = serverWith({
    account: { saveName: saveName.call },
    member: { readMember: member.call },
  })
  const browser = { ...stillBrowser, isBeingLeft: () => isBeingLeft }
  const { portal, ports } = startPortal(server, browser, exampleConfiguration, { saves: memory })
  portal.getSnapshot().context.resources.member.send({ type: 'resource.needed' })
  await quiet()
  await member.answer(exampleMember)
  const { unheard } = portal.getSnapshot().context
  const page = Effect.runFork(ports.account.saveName(exampleMember.name))
  await quiet()
  return {
    saveName,
    leave: async () => {
      Effect.runFork(Fiber.interrupt(page))
      await quiet()
    },
    unheard,
    portal,
    news: () => oldestNews(unheard.getSnapshot()),
  }
}

describe('When the page is left while it saves', () => {
  test('OQ-019, EDIT-05 a refusal is said on whatever page comes next, until it is closed', async () => {
    const { saveName, leave, news, unheard } = await startSaving()
    await leave()
    expect(news()).toBeUndefined()
    await saveName.answer({ answer: 'refused', messages: ['Not that name.'] })
    expect(news()).toBe('Your account changes were not saved. Not that name.')
    const changed = { call: 'password', end: 'made', text: 'Your password was changed.' } as const
    unheard.send({ type: 'news.came', news: changed })
    unheard.send({ type: 'news.read' })
    expect(news()).toBe('Your password was changed.')
    unheard.send({ type: 'news.read' })
    expect(news()).toBeUndefined()
  })

  test('EDIT-03 a page that is still there says it itself', async () => {
    const { saveName, news } = await startSaving()
    await saveName.answer({ answer: 'refused', messages: ['Not that name.'] })
    expect(news()).toBeUndefined()
  })
})

describe('What a tab remembers of a save over a reload or a login (OQ-019)', () => {
  test('EDIT-05 while it runs, that it may arrive; nothing once its page has the answer', async () => {
    const { kept, memory } = tabMemory()
    const { saveName } = await startSaving(memory)
    expect(kept).toEqual({ changes: 'unknown' })
    await saveName.answer({ answer: 'refused' })
    expect(kept).toEqual({})
  })

  test('EDIT-05 one that a reload cuts off is remembered: nobody reads what its page says of it', async () => {
    const { kept, memory } = tabMemory()
    const { saveName } = await startSaving(memory)
    await saveName.fail(unreachable)
    expect(kept).toEqual({ changes: 'unknown' })
    await vi.waitFor(() => expect(kept).toEqual({}), { timeout: 10_000 })
  })

  test('EDIT-05 a page that saves what was not saved before says so: the foot no longer says that it was not', async () => {
    const { kept, memory } = tabMemory({ changes: 'notMade', password: 'notMade' })
    const { saveName, news, unheard } = await startSaving(memory)
    expect(news()).toBe('Your account changes were not saved.')
    await saveName.answer({ answer: 'saved' })
    expect([news(), kept]).toEqual(['Your password was not changed.', { password: 'notMade' }])
    unheard.send({ type: 'save.lost', call: 'password' })
    expect(news()).toBeUndefined()
  })

  test.each([
    ['was refused', Effect.succeed({ answer: 'refused' }), { changes: 'notMade' }],
    ['met the end of the session (401)', Effect.fail(unauthorised), { changes: 'notMade' }],
    ['got no answer', Effect.fail(unreachable), { changes: 'unknown' }],
    ['was saved', Effect.succeed({ answer: 'saved' }), {}],
  ] as const)(
    'EDIT-05 one that was left and %s, until the member has closed what is said of it',
    async (_, end, remembered) => {
      const { kept, memory } = tabMemory()
      const { saveName, leave, unheard } = await startSaving(memory)
      await leave()
      const exit = await Effect.runPromiseExit(end)
      if (exit._tag === 'Success') await saveName.answer(exit.value)
      else await saveName.fail(failureIn(exit.cause))
      expect(kept).toEqual(remembered)
      unheard.send({ type: 'news.read' })
      expect(kept).toEqual({})
    },
  )

  test('EDIT-05 one that is answered under the login, since nothing can be read there', async () => {
    const { kept, memory } = tabMemory()
    const { saveName, portal } = await startSaving(memory)
    portal.send({ type: 'session.expired' })
    await saveName.answer({ answer: 'refused' })
    expect(kept).toEqual({ changes: 'notMade' })
  })

  test('EDIT-05 one that is answered while another page is being fetched, since nobody can read that', async () => {
    const { kept, memory } = tabMemory()
    const { saveName, news } = await startSaving(memory, true)
    await saveName.answer({ answer: 'refused' })
    expect([kept, news()]).toEqual([{ changes: 'notMade' }, 'Your account changes were not saved.'])
  })

  test('EDIT-05 so is one that gets no answer then, for as long as it takes', async () => {
    const { kept, memory } = tabMemory()
    const { saveName, news } = await startSaving(memory, true)
    await saveName.fail(unreachable)
    expect([kept, news()]).toEqual([
      { changes: 'unknown' },
      'Your account changes may or may not have been saved. You can safely save them again.',
    ])
  })

  test('OQ-134 one that itself meets the end of the session is offered again by its own form', async () => {
    const { kept, memory } = tabMemory()
    const { saveName } = await startSaving(memory)
    await saveName.fail(unauthorised)
    expect(kept).toEqual({})
  })

  test('EDIT-05 the next load of the page says it, without the server’s messages, and keeps it until then', async () => {
    const { kept, memory } = tabMemory({ password: 'unknown' })
    const { news, unheard } = await startSaving(memory)
    expect(news()).toBe(
      'Your password may or may not have been changed. Try the new one when you next log in.',
    )
    expect(kept).toEqual({ password: 'unknown', changes: 'unknown' })
    unheard.send({ type: 'news.read' })
    expect([news(), kept]).toEqual([undefined, { changes: 'unknown' }])
  })
})
