import { Effect, Exit, Fiber } from 'effect'
import { describe, expect, test } from 'vitest'
import { type Failure, forbidden, serverFault, unauthorised, unreachable } from '../kernel/index.ts'
import type { Member } from '../member/index.ts'
import { decisionTable } from '../testing/decision-table.ts'
import { exampleConfiguration, exampleMember } from '../testing/examples.ts'
import { quiet, scriptedCall } from '../testing/scripted-call.ts'
import { sessionCookie } from '../testing/session-cookie.ts'
import { stillBrowser } from '../testing/still-browser.ts'
import { oldestNews } from './portal.selectors.ts'
import type { ServerPorts } from './ports.ts'
import { startPortal } from './start-portal.ts'
import { type Answer, type UnheardCall, unheardNews } from './unheard.rules.ts'

const ends: Readonly<Record<string, Exit.Exit<Answer, Failure>>> = {
  done: Exit.succeed({ answer: 'saved' }),
  refused: Exit.succeed({ answer: 'refused', messages: ['Not that name.', 'Too long.'] }),
  'refused silently': Exit.succeed({ answer: 'refused' }),
  'lost answer': Exit.fail(unreachable),
  '500': Exit.fail(serverFault(500)),
  '403': Exit.fail(forbidden),
  '401': Exit.fail(unauthorised),
}

describe('What any page says of a call whose own page was left', () => {
  const cases = decisionTable(
    ['call', 'end', 'said'],
    `
    call     | end              | said
    changes  | done             | -
    changes  | refused          | Your account changes were not saved. Not that name. Too long.
    changes  | refused silently | Your account changes were not saved.
    changes  | lost answer      | Your account changes may or may not have been saved. You can safely save them again.
    changes  | 500              | Your account changes may or may not have been saved. You can safely save them again.
    changes  | 403              | Your account changes were not saved.
    changes  | 401              | -
    password | done             | Your password was changed.
    password | refused          | Your password was not changed. Not that name. Too long.
    password | lost answer      | Your password may or may not have been changed. Try the new one when you next log in.
    query    | done             | Your query was sent.
    query    | refused silently | Your query was not sent.
    query    | lost answer      | Your query may or may not have been sent. You can safely send it again.
    `,
  )
  for (const { call, end, said } of cases) {
    test(`OQ-019, EDIT-05 ${call}, ${end}: ${said}`, () => {
      const exit = ends[end] as Exit.Exit<Answer, Failure>
      expect(unheardNews(call as UnheardCall, exit) ?? '-').toBe(said)
    })
  }
})

/** A portal whose name card sends `saveName`. */
async function startSaving() {
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
  const { portal, ports } = startPortal(server, stillBrowser, exampleConfiguration)
  portal.getSnapshot().context.resources.member.send({ type: 'resource.needed' })
  await quiet()
  await member.answer(exampleMember)
  const page = Effect.runFork(ports.account.saveName(exampleMember.name))
  await quiet()
  return {
    saveName,
    leave: async () => {
      Effect.runFork(Fiber.interrupt(page))
      await quiet()
    },
    portal,
    news: () => oldestNews(portal.getSnapshot()),
  }
}

describe('When the page is left while it saves', () => {
  test('OQ-019, EDIT-05 a refusal is said on whatever page comes next, until it is closed', async () => {
    const { saveName, leave, news, portal } = await startSaving()
    await leave()
    expect(news()).toBeUndefined()
    await saveName.answer({ answer: 'refused', messages: ['Not that name.'] })
    expect(news()).toBe('Your account changes were not saved. Not that name.')
    portal.send({ type: 'news.came', news: 'Your password was changed.' })
    portal.send({ type: 'news.read' })
    expect(news()).toBe('Your password was changed.')
    portal.send({ type: 'news.read' })
    expect(news()).toBeUndefined()
  })

  test('EDIT-03 a page that is still there says it itself', async () => {
    const { saveName, news } = await startSaving()
    await saveName.answer({ answer: 'refused', messages: ['Not that name.'] })
    expect(news()).toBeUndefined()
  })
})
