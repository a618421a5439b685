import { Effect } from 'effect'
import { expect, test } from 'vitest'
import { type OtherTabs, type Purse, purses } from '../ledger/index.ts'
import type { Member } from '../member/index.ts'
import { exampleConfiguration, exampleMember } from '../testing/examples.ts'
import { quiet, scriptedCall } from '../testing/scripted-call.ts'
import { sessionCookie } from '../testing/session-cookie.ts'
import { stillBrowser } from '../testing/still-browser.ts'
import type { ServerPorts } from './ports.ts'
import { startPortal } from './start-portal.ts'

/** A page whose member and basket have been read, and what it tells and hears. */
async function openPage() {
  const told: Purse[] = []
  let hear: (purse: Purse) => void = () => undefined
  const tabs: OtherTabs = {
    tell: (purse) => void told.push(purse),
    listen: (listener) => {
      hear = listener
    },
  }
  const member = scriptedCall<Member>()
  const server = {
    ...{ shell: {}, help: {}, search: {}, dashboard: {}, statements: {}, retailers: {} },
    ...{ support: {}, benefits: {}, account: {}, withdrawal: {}, vouchers: {} },
    checkout: {
      readBasket: () => Effect.succeed({ items: [] }),
      readTotal: () => Effect.succeed(0),
    },
    session: { readToken: sessionCookie().readToken },
    member: { readMember: member.call },
  } as unknown as ServerPorts
  const { portal } = startPortal(server, stillBrowser, exampleConfiguration, undefined, tabs)
  const { ledger, resources } = portal.getSnapshot().context
  resources.member.send({ type: 'resource.needed' })
  await quiet()
  await member.answer(exampleMember)
  for (const resource of [resources.basket, resources.creditTotal, resources.debitTotal])
    resource.send({ type: 'resource.needed' })
  await quiet()
  const isReady = () => ({
    member: resources.member.getSnapshot().matches('ready'),
    basket: resources.basket.getSnapshot().matches('ready'),
    totals: [resources.creditTotal, resources.debitTotal].every((total) =>
      total.getSnapshot().matches('ready'),
    ),
  })
  return { told, hear: (purse: Purse) => hear(purse), ledger, isReady }
}

const call = 'cardWithdrawal'

for (const [name, end, told] of [
  ['was carried out', { type: 'call.answered', end: 'made', isTruthKnown: false }, ['savings']],
  [
    'answered with the new state',
    { type: 'call.answered', end: 'made', isTruthKnown: true },
    ['savings'],
  ],
  ['has no answer', { type: 'call.lost' }, ['savings']],
  ['was answered without saying what it did', { type: 'call.unsaid' }, ['savings']],
  ['was refused', { type: 'call.refused', end: 'notMade' }, []],
  [
    'was refused, and is read after',
    { type: 'call.answered', end: 'notMade', isTruthKnown: false },
    [],
  ],
] as const) {
  test(`OQ-032 a call that ${name}: the other tabs are told ${told.length === 0 ? 'nothing' : 'once which purse changed'}`, async () => {
    const page = await openPage()
    page.ledger.savings.send({ type: 'call.sent', call })
    expect(page.told).toEqual([])
    page.ledger.savings.send(end)
    await quiet()
    expect(page.told).toEqual(told)
  })
}

const outdated: Readonly<Record<Purse, object>> = {
  savings: { member: false, basket: true, totals: true },
  salary: { member: false, basket: true, totals: true },
  benefits: { member: false, basket: true, totals: true },
  basket: { member: true, basket: false, totals: false },
  payment: { member: true, basket: true, totals: true },
}

for (const purse of purses) {
  test(`OQ-032 another tab has changed ${purse}: what this tab read of it is outdated, and nothing else`, async () => {
    const page = await openPage()
    page.hear(purse)
    expect([page.isReady(), page.told]).toEqual([outdated[purse], []])
  })
}
