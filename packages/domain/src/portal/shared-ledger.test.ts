import { Effect } from 'effect'
import { expect, test, vi } from 'vitest'
import { paymentMethods } from '../checkout/index.ts'
import { Pence, resourceOf } from '../kernel/index.ts'
import {
  isHeldElsewhere,
  ledgerPolicy,
  type OtherTabs,
  type Purse,
  purses,
  type TabNews,
} from '../ledger/index.ts'
import type { Member } from '../member/index.ts'
import { exampleConfiguration, exampleMember } from '../testing/examples.ts'
import { quiet, scriptedCall } from '../testing/scripted-call.ts'
import { stillBrowser } from '../testing/still-browser.ts'
import { serverWith } from './ports.examples.ts'
import { startPortal } from './start-portal.ts'

/** A page whose member and basket have been read, and what it tells and hears. */
async function openPage(isMemberKnown = true) {
  const told: string[] = []
  const of: (Member | undefined)[] = []
  let hear: Parameters<OtherTabs['listen']>[0] = () => undefined
  let asked: () => void = () => undefined
  const tabs: OtherTabs = {
    tell: (purse, news, member) => {
      told.push(`${purse} ${news}`)
      of.push(member)
    },
    ask: () => void told.push('asked'),
    listen: (listener, whenAsked) => {
      hear = listener
      asked = whenAsked
    },
  }
  const member = scriptedCall<Member>()
  const server = serverWith({
    statements: {
      readMemberWellness: () => Effect.succeed([]),
      readMemberBenefits: () => Effect.succeed([]),
    },
    checkout: {
      readBasket: () => Effect.succeed({ items: [] }),
      readTotal: () => Effect.succeed(0),
    },
    member: { readMember: member.call },
  })
  const { portal } = startPortal(server, stillBrowser, exampleConfiguration, { others: tabs })
  const { ledger, resources, families } = portal.getSnapshot().context
  resources.member.send({ type: 'resource.needed' })
  await quiet()
  if (isMemberKnown) await member.answer(exampleMember)
  const { basket, wellness, reward } = resources
  const totals = paymentMethods.map((method) => resourceOf(families.total, method))
  for (const resource of [basket, ...totals, wellness, reward])
    resource.send({ type: 'resource.needed' })
  await quiet()
  const isReady = () => ({
    member: resources.member.getSnapshot().matches('ready'),
    basket: basket.getSnapshot().matches('ready'),
    totals: totals.every((total) => total.getSnapshot().matches('ready')),
    statements: [wellness, reward].every((list) => list.getSnapshot().matches('ready')),
  })
  expect(told.splice(0)).toEqual(['asked'])
  return {
    told,
    of,
    asked: () => asked(),
    hear: (purse: Purse, news: TabNews, whose = exampleMember) =>
      hear(purse, news, (member) => member.emailAddress === whose.emailAddress),
    ledger,
    answerMember: () => member.answer(exampleMember),
    member: resources.member,
    isReady,
  }
}

const call = 'cardWithdrawal'

const words = {
  changed: 'the purse has changed',
  unchanged: 'the purse has not changed',
  lost: 'nobody knows',
} as const

for (const [name, end, told] of [
  ['was carried out', { type: 'call.answered', end: 'succeeded', isTruthKnown: false }, 'changed'],
  [
    'was answered with the new state',
    { type: 'call.answered', end: 'succeeded', isTruthKnown: true },
    'changed',
  ],
  ['had no answer', { type: 'call.lost' }, 'lost'],
  ['was refused', { type: 'call.refused', end: 'failed' }, 'unchanged'],
  [
    'was refused, and is read after',
    { type: 'call.answered', end: 'failed', isTruthKnown: false },
    'changed',
  ],
] as const) {
  test(`OQ-032 a call that ${name}: the other tabs are told once that it was sent, and what became of it: ${words[told]}`, async () => {
    const page = await openPage()
    page.ledger.savings.send({ type: 'call.sent', call })
    expect(page.told).toEqual(['savings sent'])
    page.ledger.savings.send(end)
    await quiet()
    expect(page.told).toEqual(['savings sent', `savings ${told}`])
  })
}

test('OQ-032 a call that was refused by an answer with the newest balance: the other tabs show the former one, so the purse is changed', async () => {
  const page = await openPage()
  page.ledger.savings.send({ type: 'call.sent', call })
  const value = { ...exampleMember, availableBalance: Pence.make(1) }
  page.member.send({ type: 'resource.replaced', value })
  page.ledger.savings.send({ type: 'call.answered', end: 'failed', isTruthKnown: true })
  expect(page.told).toEqual(['savings sent', 'savings changed'])
  page.ledger.savings.send({ type: 'call.sent', call })
  page.ledger.savings.send({ type: 'call.refused', end: 'failed' })
  expect(page.told.slice(2)).toEqual(['savings sent', 'savings unchanged'])
})

const outdated: Readonly<Record<Purse, object>> = {
  savings: { member: false, basket: true, totals: true, statements: true },
  salary: { member: false, basket: true, totals: true, statements: false },
  benefits: { member: false, basket: true, totals: true, statements: false },
  basket: { member: true, basket: false, totals: false, statements: true },
  payment: { member: true, basket: true, totals: true, statements: true },
}

for (const purse of purses) {
  test(`OQ-032 another tab has changed ${purse}: what this tab read of it is outdated, and nothing else`, async () => {
    const page = await openPage()
    page.hear(purse, 'changed')
    expect([page.isReady(), page.told]).toEqual([outdated[purse], []])
  })
}

test('OQ-032, ACCOUNT-16 a cancellation whose answer holds the member: the statements, which list the benefits, are outdated all the same', async () => {
  const page = await openPage()
  page.ledger.benefits.send({ type: 'call.sent', call: 'cancellation' })
  page.ledger.benefits.send({ type: 'call.answered', end: 'succeeded', isTruthKnown: true })
  expect(page.isReady()).toEqual({ member: true, basket: true, totals: true, statements: false })
})

test('OQ-032 a page that has just been loaded asks which calls are running, and is told of those that are', async () => {
  const page = await openPage()
  page.asked()
  expect(page.told).toEqual([])
  page.ledger.basket.send({ type: 'call.sent', call: 'order' })
  page.asked()
  expect(page.told).toEqual(['basket sent', 'basket sent'])
})

test('OQ-032 while a call is running the other tabs are told so again and again, and not after its end', async () => {
  const page = await openPage()
  page.ledger.savings.send({ type: 'call.sent', call })
  page.ledger.savings.send({ type: 'beat' })
  page.ledger.savings.send({ type: 'beat' })
  expect(page.told).toEqual(['savings sent', 'savings sent', 'savings sent'])
  page.ledger.savings.send({ type: 'call.refused', end: 'failed' })
  page.ledger.savings.send({ type: 'beat' })
  expect(page.told.slice(3)).toEqual(['savings unchanged'])
})

test('OQ-032 a call of a page that this one replaced may still be running: the other tabs are told that, and at the end that the purse is changed', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const { told, asked, ledger, answerMember } = await openPage()
    ledger.savings.send({ type: 'call.interrupted', call, isRunning: true })
    expect(told.splice(0)).toEqual(['savings sent'])
    await quiet()
    await answerMember()
    asked()
    expect(told.splice(0)).toEqual(['savings sent'])
    vi.advanceTimersByTime(ledgerPolicy.longWaitMs)
    expect(told.splice(0)).toEqual(['savings changed'])
  } finally {
    vi.useRealTimers()
  }
})

test('OQ-032 the effect of a lost call may come late: the other tabs are told a second time that the purse is changed', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const { told, ledger, answerMember } = await openPage()
    ledger.savings.send({ type: 'call.sent', call })
    ledger.savings.send({ type: 'call.lost' })
    expect(told.splice(0)).toEqual(['savings sent', 'savings lost'])
    await quiet()
    await answerMember()
    vi.advanceTimersByTime(ledgerPolicy.longWaitMs - 1)
    expect(told).toEqual([])
    vi.advanceTimersByTime(1)
    expect(told).toEqual(['savings changed'])
    vi.advanceTimersByTime(2 * ledgerPolicy.longWaitMs)
    expect(told).toEqual(['savings changed'])
  } finally {
    vi.useRealTimers()
  }
})

const another: Member = { ...exampleMember, emailAddress: 'another@example.com' }

test('PERM-02, OQ-032 what another member’s tab tells, signed in before, is not about this member’s money', async () => {
  const { hear, ledger, isReady } = await openPage()
  hear('savings', 'sent', another)
  hear('basket', 'changed', another)
  expect([isHeldElsewhere(ledger.savings.getSnapshot()), isReady().basket]).toEqual([false, true])
  hear('savings', 'sent')
  hear('savings', 'unchanged', another)
  expect(isHeldElsewhere(ledger.savings.getSnapshot())).toBe(true)
})

test('PERM-02, OQ-032 heard before this page knows its member, it holds until then', async () => {
  const { hear, ledger, answerMember, member } = await openPage(false)
  const isHeld = (purse: Purse) => isHeldElsewhere(ledger[purse].getSnapshot())
  hear('savings', 'sent', another)
  hear('basket', 'sent', another)
  hear('basket', 'sent')
  expect([isHeld('savings'), isHeld('basket')]).toEqual([true, true])
  await answerMember()
  expect([isHeld('savings'), isHeld('basket')]).toEqual([false, true])
  hear('savings', 'sent')
  member.send({
    type: 'resource.replaced',
    value: { ...exampleMember, availableBalance: Pence.make(1) },
  })
  expect(isHeld('savings')).toBe(true)
})

test('PERM-02, OQ-032 the other tabs are told whose purse it is', async () => {
  const page = await openPage()
  page.ledger.savings.send({ type: 'call.sent', call })
  page.asked()
  page.ledger.savings.send({ type: 'call.refused', end: 'failed' })
  expect(page.of.map((member) => member?.emailAddress)).toEqual(
    Array(3).fill(exampleMember.emailAddress),
  )
})

test('BASKET-02, OQ-032 a change that no call tells of is noticed: the other tabs are told; while a call runs, its end tells them', async () => {
  const page = await openPage()
  page.ledger.basket.send({ type: 'change.noticed' })
  expect(page.told.splice(0)).toEqual(['basket changed'])
  page.ledger.basket.send({ type: 'call.sent', call: 'voucherPurchase' })
  page.ledger.basket.send({ type: 'change.noticed' })
  expect(page.told).toEqual(['basket sent'])
})
