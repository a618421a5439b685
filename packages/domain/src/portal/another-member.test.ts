import { Effect } from 'effect'
import { describe, expect, test } from 'vitest'
import type { Member } from '../member/index.ts'
import { clockOf } from '../testing/clock-of.ts'
import { exampleConfiguration, exampleMember } from '../testing/examples.ts'
import { scriptedCall, waitUntilIdle } from '../testing/scripted-call.ts'
import { sessionCookie } from '../testing/session-cookie.ts'
import { sharedPurses } from '../testing/shared-purses.ts'
import { stillBrowser } from '../testing/still-browser.ts'
import type { ServerPorts } from './ports.ts'
import { startPortal } from './start-portal.ts'

/**
 * Every call that changes something, and every read that may return the member's own data. The
 * input is empty, since it doesn't matter here.
 */
const changes = {
  withdrawal: ['withdrawToCard', 'withdrawToBank', 'readSettings'],
  benefits: ['placeOrder', 'cancelChoice', 'logVisit', 'readTab', 'readChoice'],
  vouchers: ['purchaseVoucher', 'logVisit'],
  checkout: ['placeOrder', 'startPayment', 'readBasket', 'readTotal'],
  account: ['saveName', 'saveAddress', 'saveAboutYou', 'changePassword'],
  retailers: ['addFavourite', 'removeFavourite', 'logVisit', 'readFavourites'],
  dashboard: ['readDashboard'],
  statements: ['readMemberWellness', 'readMemberBenefits'],
  support: ['sendQuery'],
} as const satisfies { readonly [Port in keyof ServerPorts]?: readonly (keyof ServerPorts[Port])[] }

type Port = Readonly<Record<string, (input: object) => Effect.Effect<unknown>>>

/** Opens a portal that has read its member, with a server that records each call of `changes`. */
async function openPortal() {
  const sent: string[] = []
  const reloads: string[] = []
  const member = scriptedCall<Member>()
  const { cookie, readToken } = sessionCookie()
  const recording = Object.entries(changes).map(([port, calls]) => [
    port,
    Object.fromEntries(
      calls.map((call) => [
        call,
        () =>
          Effect.sync(() => {
            sent.push(`${port}.${call}`)
            return port === 'account' || port === 'support' ? { answer: 'saved' } : undefined
          }),
      ]),
    ),
  ])
  const server = {
    ...{ shell: {}, help: {}, search: {} },
    ...Object.fromEntries(recording),
    session: { readToken },
    clock: clockOf(() => 0),
    member: { readMember: member.call },
  } as ServerPorts
  const browser = { ...stillBrowser, reload: () => reloads.push('reload') }
  const { portal, ports } = startPortal(() => server, browser, exampleConfiguration, {
    shared: sharedPurses().open(),
  })
  portal.getSnapshot().context.resources.member.send({ type: 'resource.needed' })
  await waitUntilIdle()
  await member.answer(exampleMember)
  return { sent, reloads, member, cookie, ports: ports as unknown as Record<string, Port> }
}

/** 'withdraw to card'. */
const inWords = (call: string): string =>
  call.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

describe('A call after a sign-in in another tab', () => {
  for (const [port, calls] of Object.entries(changes)) {
    for (const call of calls) {
      test(`PERM-02 ${port}: ‘${inWords(call)}’ is not sent in another member’s session`, async () => {
        const { sent, reloads, member, cookie, ports } = await openPortal()
        cookie.token = 'of somebody else'
        Effect.runFork(ports[port]?.[call]?.({}) ?? Effect.void)
        await waitUntilIdle()
        await member.answer({ ...exampleMember, emailAddress: 'sam@example.com' })
        expect([sent, reloads]).toEqual([[], ['reload']])
      })

      test(`PERM-02 ${port}: ‘${inWords(call)}’ is sent if the member turns out to be the same`, async () => {
        const { sent, reloads, member, cookie, ports } = await openPortal()
        cookie.token = 'of the same'
        Effect.runFork(ports[port]?.[call]?.({}) ?? Effect.void)
        await waitUntilIdle()
        expect(sent).toEqual([])
        await member.answer(exampleMember)
        expect([sent, reloads]).toEqual([[`${port}.${call}`], []])
      })
    }
  }
})
