import { Effect, Exit, Fiber } from 'effect'
import { describe, expect, test, vi } from 'vitest'
import {
  type Failure,
  failureIn,
  forbidden,
  serverFault,
  unauthorised,
  unreachable,
} from '../kernel/index.ts'
import type { CallEnd } from '../ledger/index.ts'
import type { Member } from '../member/index.ts'
import { decisionTable } from '../testing/decision-table.ts'
import { exampleConfiguration, exampleMember } from '../testing/examples.ts'
import { quiet, scriptedCall } from '../testing/scripted-call.ts'
import { sessionCookie } from '../testing/session-cookie.ts'
import { stillBrowser } from '../testing/still-browser.ts'
import { oldestNews } from './portal.selectors.ts'
import type { ServerPorts } from './ports.ts'
import { startPortal } from './start-portal.ts'
import {
  type Answer,
  afterUnheard,
  endToKeep,
  newsOf,
  noUnheardMemory,
  type UnheardCall,
  type UnheardMemory,
  type UnheardNews,
  unheardNews,
} from './unheard.rules.ts'

const ends: Readonly<Record<string, Exit.Exit<Answer, Failure>>> = {
  'carried out': Exit.succeed({ answer: 'saved' }),
  'refused, with messages': Exit.succeed({
    answer: 'refused',
    messages: ['Not that name.', 'Too long.'],
  }),
  'refused, without a message': Exit.succeed({ answer: 'refused' }),
  'no answer came': Exit.fail(unreachable),
  'a fault of the server (500)': Exit.fail(serverFault(500)),
  'the member may not do this (403)': Exit.fail(forbidden),
  'the session had ended (401)': Exit.fail(unauthorised),
}

const calls: Readonly<Record<string, UnheardCall>> = {
  'saving account changes': 'changes',
  'changing the password': 'password',
  'sending a query': 'query',
}

describe('What does the foot of any page say of a call whose own page was left?', () => {
  const cases = decisionTable(
    ['call', 'how it ended', 'the foot of any page says'],
    `
    call                   | how it ended                     | the foot of any page says
    saving account changes | carried out                      | (nothing)
    saving account changes | refused, with messages           | Your account changes were not saved. Not that name. Too long.
    saving account changes | refused, without a message       | Your account changes were not saved.
    saving account changes | no answer came                   | Your account changes may or may not have been saved. You can safely save them again.
    saving account changes | a fault of the server (500)      | Your account changes may or may not have been saved. You can safely save them again.
    saving account changes | the member may not do this (403) | Your account changes were not saved.
    saving account changes | the session had ended (401)      | Your account changes were not saved.
    changing the password  | carried out                      | Your password was changed.
    changing the password  | refused, with messages           | Your password was not changed. Not that name. Too long.
    changing the password  | no answer came                   | Your password may or may not have been changed. Try the new one when you next log in.
    changing the password  | the session had ended (401)      | Your password was not changed.
    sending a query        | carried out                      | Your query was sent.
    sending a query        | refused, without a message       | Your query was not sent.
    sending a query        | no answer came                   | Your query may or may not have been sent. You can safely send it again.
    sending a query        | the session had ended (401)      | Your query was not sent.
    `,
  )
  for (const row of cases) {
    test(`OQ-135 ${row.call}, ${row['how it ended']}`, () => {
      const exit = ends[row['how it ended']] as Exit.Exit<Answer, Failure>
      const said = unheardNews(calls[row.call] as UnheardCall, exit)?.text ?? '(nothing)'
      expect(said).toBe(row['the foot of any page says'])
    })
  }
})

describe('What is still said of a call once another one has ended?', () => {
  const cases = decisionTable(
    ['said before', 'then', 'ends', 'said afterwards', 'remembered'],
    `
    said before        | then     | ends     | said afterwards                       | remembered
    (nothing)          | changes  | not made | changes: not made                     | not made
    changes: unknown   | changes  | made     | (nothing)                             | (nothing)
    changes: not made  | changes  | made     | (nothing)                             | (nothing)
    changes: not made  | changes  | unknown  | changes: unknown                      | unknown
    changes: not made  | changes  | not made | changes: not made                     | not made
    changes: unknown   | changes  | unknown  | changes: unknown                      | unknown
    changes: unknown   | changes  | not made | changes: unknown, changes: not made   | unknown
    password: not made | password | made     | password: made                        | made
    password: made     | password | not made | password: not made                    | not made
    password: unknown  | changes  | made     | password: unknown                     | (nothing)
    query: made        | changes  | not made | query: made, changes: not made        | not made
    `,
  )
  const ends = { made: 'made', 'not made': 'notMade', unknown: 'unknown' } as const
  const endOf = (words: string): CallEnd => ends[words as keyof typeof ends]
  const wordsOf = (end: CallEnd | undefined): string =>
    Object.entries(ends).find(([, is]) => is === end)?.[0] ?? '(nothing)'
  const said = (words: string): readonly UnheardNews[] =>
    words.split(', ').flatMap((one) => {
      const [call, end] = one.split(': ') as [UnheardCall, string | undefined]
      return end === undefined ? [] : (newsOf(call, endOf(end)) ?? [])
    })
  for (const row of cases) {
    test(`OQ-135 ${row['said before']}, then ${row.then} ${row.ends}`, () => {
      const [call, end] = [row.then as UnheardCall, endOf(row.ends)]
      const before = { running: [call], news: said(row['said before']) }
      const after = afterUnheard(before, { call, end, news: newsOf(call, end) })
      expect(after.running).toEqual([])
      expect({
        'said afterwards': JSON.stringify(after.news),
        remembered: wordsOf(endToKeep(after, call)),
      }).toEqual({
        'said afterwards': JSON.stringify(said(row['said afterwards'])),
        remembered: row.remembered,
      })
      const heard = afterUnheard(before, { call, end, news: undefined })
      expect(heard.news).toEqual(after.news.filter((one) => before.news.includes(one)))
    })
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
  const others = ['shell', 'help', 'search', 'dashboard', 'statements', 'retailers', 'support']
  const server = {
    ...Object.fromEntries(others.map((port) => [port, {}])),
    ...{ benefits: {}, withdrawal: {}, vouchers: {}, checkout: {} },
    account: { saveName: saveName.call },
    session: { readToken: sessionCookie().readToken },
    member: { readMember: member.call },
  } as unknown as ServerPorts
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
