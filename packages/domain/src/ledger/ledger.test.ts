import { array as arrayOf, assert, asyncProperty, constantFrom } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { observeOnce, serverFault, unreachable } from '../kernel/index.ts'
import { check } from '../testing/check.ts'
import { resourceOfValue } from '../testing/held.ts'
import { waitUntilIdle } from '../testing/scripted-call.ts'
import { lockReasons, ownWords } from './known-purse.table.ts'
import { ownCard, placeIn, saying, startPurse } from './ledger.examples.ts'
import { ledgerMessages } from './ledger.messages.ts'
import { ledgerPolicy } from './ledger.policy.ts'
import { moneyCalls } from './ledger.schema.ts'
import { lockMessages } from './lock.messages.ts'
import { lateWaits, pressesOverMarks, writtenMarks } from './mark.table.ts'
import { reports, saves } from './outcomes.table.ts'
import { purseMachine } from './purse.machine.ts'
import {
  isAwaitedLong,
  knownPurse,
  lockNote,
  lockReason,
  mayCheckAgain,
} from './purse.selectors.ts'
import { moneyAfterCalls } from './purse.table.ts'

const ours = { ...ledgerMessages.ours, ...lockMessages.ours }
const { lateMs } = ledgerPolicy
check(moneyAfterCalls)
check(lateWaits)
check(pressesOverMarks)
check(writtenMarks)
check(lockReasons)

describe('One call at a time', () => {
  test('OQ-135 while a withdrawal is running no second one is sent, even for another amount, and the page learns that it wasn’t sent', async () => {
    const { toCard, toBank, card, bank, heard } = await startPurse()
    await toBank(5)
    await toBank(6)
    await toCard()
    expect([bank.asked, card.asked, heard]).toEqual([[[5]], [], ['NotSent', 'NotSent']])
  })

  test('OQ-135 after a withdrawal ends, none is sent before the money has been read again', async () => {
    const { toCard, card, read, readAgain, place } = await startPurse()
    await toCard()
    await card.fail(serverFault(500))
    await toCard()
    await read.fail(serverFault(500))
    await toCard()
    expect([card.asked.length, place()]).toEqual([1, 'refreshing'])
    await readAgain()
    await read.answer(250)
    expect(place()).toBe('idle')
    await toCard()
    expect(card.asked).toHaveLength(2)
  })

  test('OQ-135 a balance requested before the call ended doesn’t count', async () => {
    const { toCard, card, truth, read, place } = await startPurse()
    await toCard()
    truth.send({ type: 'resource.invalidated' })
    truth.send({ type: 'resource.needed' })
    await waitUntilIdle()
    await card.fail(serverFault(500))
    expect([read.asked.length, read.interrupted(), place()]).toEqual([3, 1, 'refreshing'])
    await read.answer(250)
    expect(place()).toBe('idle')
  })

  test('SESSION-02, OQ-135 under the login overlay nothing is read, and the outcome stays open', async () => {
    const { toCard, card, truth, place } = await startPurse()
    await toCard()
    truth.send({ type: 'session.expired' })
    await card.answer(saying('changed'))
    await toCard()
    expect([place(), card.asked.length]).toEqual(['refreshing', 1])
  })

  test('OQ-135 the end of a call is recorded before any page learns of it', async () => {
    const { toCard, card, purse, heard } = await startPurse()
    const states: (readonly [string, number])[] = []
    purse.subscribe((snapshot) => states.push([placeIn(snapshot.value), heard.length]))
    await toCard()
    await card.answer(saying('unchanged'))
    expect([states.at(-1), heard]).toEqual([['idle', 0], ['unchanged']])
  })

  test('OQ-135 at most one call is running at any time, and none is sent on money that isn’t known (property)', async () => {
    const happenings = constantFrom(
      'card',
      'bank',
      'answer',
      'refuse',
      'lose',
      'wait',
      'read',
      'fail',
      'ask',
    )
    await assert(
      asyncProperty(arrayOf(happenings, { maxLength: 14 }), async (story) => {
        const { toCard, toBank, card, bank, read, readAgain, now, truth, clock } =
          await startPurse()
        let ended = 0
        const end = async (outcome: (call: typeof card | typeof bank) => Promise<void>) => {
          for (const call of [card, bank]) {
            await outcome(call).then(
              () => {
                ended += 1
              },
              () => undefined,
            )
          }
        }
        const sent = () => card.asked.length + bank.asked.length
        const press = async (send: () => Promise<void>) => {
          const before = sent()
          const mayBeSent = lockReason(now()) === undefined && truth.getSnapshot().matches('ready')
          await send()
          expect(sent() - before).toBeLessThanOrEqual(mayBeSent ? 1 : 0)
        }
        const happen = {
          card: () => press(toCard),
          bank: () => press(() => toBank(1)),
          answer: () => end((call) => call.answer(saying('changed'))),
          refuse: () => end((call) => call.answer(saying('unchanged'))),
          lose: () => end((call) => call.fail(unreachable)),
          wait: async () => void clock.increment(lateMs),
          read: () => read.answer(1).catch(() => undefined),
          fail: () => read.fail(serverFault(500)).catch(() => undefined),
          ask: readAgain,
        }
        for (const happening of story) {
          await happen[happening]()
          expect(sent() - ended).toBeLessThanOrEqual(1)
        }
      }),
      { numRuns: 100 },
    )
  })
})

describe('What a change makes stale (OQ-032)', () => {
  test('OQ-032 after an answer with the new state only the other figures are stale', async () => {
    const { truth, outcomes, shared } = await startPurse()
    const total = resourceOfValue(950)
    const basket = createActor(purseMachine, {
      input: {
        purse: 'basket',
        truth: [truth],
        alsoStale: [total],
        outcomes,
        shared,
        now: () => 0,
      },
    }).start()
    basket.send({ type: 'call.pressed', call: 'voucherPurchase' })
    basket.send({ type: 'call.ended', purse: 'known', end: 'succeeded' })
    expect([truth, total].map((one) => one.getSnapshot().value)).toEqual(['ready', 'stale'])
  })

  test('OQ-032 after a change that no call made, the figures are stale in the other tabs', async () => {
    const here = await startPurse()
    const elsewhere = await startPurse({ browser: here.browser })
    here.purse.send({ type: 'change.noticed' })
    await waitUntilIdle()
    const states = [here, elsewhere].map(({ truth }) => truth.getSnapshot().value)
    expect(states).toEqual(['ready', 'stale'])
  })
})

describe('What the pages say about a call', () => {
  test('OQ-135 the page says what is running, for how long, and what is being read', async () => {
    const { toBank, bank, clock, now, read } = await startPurse()
    const pageStates = () => [
      lockReason(now()) === 'inFlight',
      isAwaitedLong(now()),
      now().matches('refreshing'),
    ]
    expect(pageStates()).toEqual([false, false, false])
    await toBank(1)
    expect(pageStates()).toEqual([true, false, false])
    clock.increment(14_999)
    expect(isAwaitedLong(now())).toBe(false)
    clock.increment(1)
    expect(pageStates()).toEqual([true, true, false])
    await bank.fail(serverFault(500))
    expect(pageStates()).toEqual([false, false, true])
    await read.answer(1)
    expect(pageStates()).toEqual([false, false, false])
  })

  test('OQ-135 another page says that the call is running, while its own page has its own message', async () => {
    const { toBank, now } = await startPurse()
    expect(lockNote(now(), { call: 'cardWithdrawal' })).toBeUndefined()
    await toBank(1)
    expect([
      lockNote(now(), { call: 'cardWithdrawal' }),
      lockNote(now(), { call: 'bankWithdrawal' }),
    ]).toEqual([ours.onItsWay.bankWithdrawal, undefined])
  })

  test('OQ-032 every page says that another tab is sending a call', async () => {
    const { browser, now } = await startPurse()
    browser.callElsewhere('savings')
    await waitUntilIdle()
    expect(lockNote(now(), ownCard)).toBe(ours.elsewhere.savings)
  })

  test('OQ-135 after a lost answer nothing is sent until the call has had time to take effect and the money is read, and the page says why', async () => {
    const { now, read, toCard, card, clock } = await startPurse()
    await toCard()
    await card.fail(unreachable)
    await read.answer(500)
    clock.increment(lateMs - 1)
    await toCard()
    expect([
      lockReason(now()) === undefined,
      now().matches('refreshing'),
      lockNote(now(), ownCard),
    ]).toEqual([false, false, ours.mayStillArrive.savings])
    clock.increment(1)
    await waitUntilIdle()
    expect([
      lockReason(now()) === undefined,
      now().matches('refreshing'),
      read.asked.length,
    ]).toEqual([false, true, 3])
    await read.answer(250)
    expect([lockReason(now()) === undefined, card.asked.length, lockNote(now())]).toEqual([
      true,
      1,
      undefined,
    ])
    await toCard()
    expect(card.asked.length).toBe(2)
  })

  test('OQ-135 a call is listed from the moment it is sent, and its effect being read is known', async () => {
    const { outcomes, purse, toCard, card } = await startPurse()
    await toCard()
    expect(outcomes.getSnapshot().context.calls).toEqual([{ call: 'cardWithdrawal', at: 0 }])
    const isBeingRead = () => knownPurse(observeOnce, purse, ownCard).isBeingRead
    expect(isBeingRead()).toBe(false)
    await card.answer(saying('changed'))
    expect(isBeingRead()).toBe(true)
  })

  test('OQ-135 if the balance is still being read when a late effect is due, it is read again', async () => {
    const { read, toCard, card, clock, now } = await startPurse()
    await toCard()
    await card.fail(unreachable)
    clock.increment(lateMs)
    await waitUntilIdle()
    await read.answer(250)
    expect([read.asked.length, lockReason(now())]).toEqual([3, undefined])
  })

  test('OQ-135 while we don’t know whether the call arrived, the member may check again, but nothing is sent', async () => {
    const { purse, now, read, toCard, card } = await startPurse()
    await toCard()
    await card.fail(unreachable)
    expect([mayCheckAgain(now()), now().matches('refreshing')]).toEqual([false, true])
    await read.answer(500)
    expect(mayCheckAgain(now())).toBe(true)
    purse.send({ type: 'check.requested' })
    await waitUntilIdle()
    await toCard()
    expect([mayCheckAgain(now()), read.asked.length, card.asked.length]).toEqual([false, 3, 1])
    await read.answer(250)
    expect([mayCheckAgain(now()), lockReason(now()) === undefined]).toEqual([true, false])
  })

  test('OQ-135 once the money is known again, the member may still check again', async () => {
    const { purse, now, read } = await startPurse()
    purse.send({ type: 'check.requested' })
    await waitUntilIdle()
    expect([mayCheckAgain(now()), lockReason(now()) === undefined, read.asked.length]).toEqual([
      false,
      false,
      2,
    ])
    await read.answer(250)
    expect([mayCheckAgain(now()), lockReason(now()) === undefined]).toEqual([true, true])
  })

  test('OQ-135 nothing shows whether a payment was started, so the member can’t check again', async () => {
    const { outcomes, shared, clock } = await startPurse()
    const payment = createActor(purseMachine, {
      input: { purse: 'payment', truth: [], outcomes, shared, now: () => 0 },
      clock,
    }).start()
    payment.send({ type: 'call.pressed', call: 'payment' })
    payment.send({ type: 'call.ended', purse: 'unknown', end: 'unknown' })
    await waitUntilIdle()
    const now = () => payment.getSnapshot()
    expect([lockReason(now()) === undefined, mayCheckAgain(now())]).toEqual([false, false])
    clock.increment(lateMs)
    await waitUntilIdle()
    expect([lockReason(now()) === undefined, mayCheckAgain(now())]).toEqual([true, false])
  })

  test('OQ-135 each call has a sentence for being in flight, and one for an unknown outcome', () => {
    for (const call of moneyCalls) {
      expect(ours.onItsWay[call]).toMatch(/\.$/)
      expect(ours.outcomes[call].unknown).toMatch(/^We (don’t know if|lost contact before) .*\.$/)
    }
  })
})

check(ownWords)
check(reports)
check(saves)
