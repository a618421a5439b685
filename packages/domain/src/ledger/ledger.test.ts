import { array as arrayOf, assert, asyncProperty, constantFrom } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { resourceMachine, serverFault, unreachable } from '../kernel/index.ts'
import { check } from '../testing/check.ts'
import { quiet, scriptedCall } from '../testing/scripted-call.ts'
import { lockReasons, ownWords } from './known-purse.table.ts'
import { ownCard, placeIn, saying, startPurse } from './ledger.examples.ts'
import { ledgerMessages } from './ledger.messages.ts'
import { ledgerPolicy } from './ledger.policy.ts'
import { moneyCalls, type TabNews } from './ledger.schema.ts'
import { lockMessages } from './lock.messages.ts'
import { lockNote } from './lock.selectors.ts'
import { reports, saves } from './outcomes.table.ts'
import { purseMachine } from './purse.machine.ts'
import {
  isAwaitedLong,
  isBeingRead,
  isOnItsWay,
  isSettled,
  mayCheckAgain,
} from './purse.selectors.ts'
import { answersNotShown, moneyAfterCalls } from './purse.table.ts'

const ours = { ...ledgerMessages.ours, ...lockMessages.ours }
const { longWaitMs } = ledgerPolicy
check(moneyAfterCalls)
check(lockReasons)

describe('One call at a time', () => {
  test('OQ-135 while one is running no other is sent, whatever its amount; the page hears that it was not sent', async () => {
    const { toCard, toBank, card, bank, heard } = await startPurse()
    await toBank(5)
    await toBank(6)
    await toCard()
    expect([bank.asked, card.asked, heard]).toEqual([[[5]], [], ['NotSent', 'NotSent']])
  })

  test('OQ-135 none is sent after its end, either, before the money has been read again', async () => {
    const { toCard, card, read, readAgain, place } = await startPurse()
    await toCard()
    await card.fail(unreachable)
    await toCard()
    await read.fail(serverFault(500))
    await toCard()
    expect([card.asked.length, place()]).toEqual([1, 'unknown'])
    await readAgain()
    await read.answer(250)
    expect(place()).toBe('settled')
    await toCard()
    expect(card.asked).toHaveLength(2)
  })

  test('OQ-135 a balance that was requested before the call ended does not count', async () => {
    const { toCard, card, truth, read, place } = await startPurse()
    await toCard()
    truth.send({ type: 'resource.invalidated' })
    truth.send({ type: 'resource.needed' })
    await quiet()
    await card.fail(unreachable)
    expect([read.asked.length, read.interrupted(), place()]).toEqual([3, 1, 'unknown'])
    await read.answer(250)
    expect(place()).toBe('settled')
  })

  test('SESSION-02, OQ-135 under the login overlay nothing is read, and the outcome stays open', async () => {
    const { toCard, card, truth, place } = await startPurse()
    await toCard()
    truth.send({ type: 'session.expired' })
    await card.answer(saying('changed'))
    await toCard()
    expect([place(), card.asked.length]).toEqual(['answered', 1])
  })

  test('OQ-135 how a call ended is noted before any page is told', async () => {
    const { toCard, card, purse, heard } = await startPurse()
    const seen: (readonly [string, number])[] = []
    purse.subscribe((snapshot) => seen.push([placeIn(snapshot.value), heard.length]))
    await toCard()
    await card.answer(saying('unchanged'))
    expect([seen.at(-1), heard]).toEqual([['settled', 0], ['unchanged']])
  })

  test('OQ-135 whatever happens, at most one call is running, and none is sent over money that is not known', async () => {
    const happenings = constantFrom(
      'card',
      'bank',
      'answer',
      'refuse',
      'lose',
      'read',
      'fail',
      'ask',
    )
    await assert(
      asyncProperty(arrayOf(happenings, { maxLength: 14 }), async (story) => {
        const { toCard, toBank, card, bank, read, readAgain, now, truth } = await startPurse()
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
          const mayBeSent = isSettled(now()) && truth.getSnapshot().matches('ready')
          await send()
          expect(sent() - before).toBeLessThanOrEqual(mayBeSent ? 1 : 0)
        }
        const happen = {
          card: () => press(toCard),
          bank: () => press(() => toBank(1)),
          answer: () => end((call) => call.answer(saying('changed'))),
          refuse: () => end((call) => call.answer(saying('unchanged'))),
          lose: () => end((call) => call.fail(unreachable)),
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

describe('What the pages say about it', () => {
  test('OQ-135 what is running, for how long, and what is being read', async () => {
    const { toBank, bank, clock, now, read } = await startPurse()
    const said = () => [
      isOnItsWay(now()),
      isOnItsWay(now(), 'bankWithdrawal'),
      isOnItsWay(now(), 'cardWithdrawal'),
      isAwaitedLong(now()),
      isBeingRead(now()),
    ]
    expect(said()).toEqual([false, false, false, false, false])
    await toBank(1)
    expect(said()).toEqual([true, true, false, false, false])
    clock.increment(14_999)
    expect(isAwaitedLong(now())).toBe(false)
    clock.increment(1)
    expect(said()).toEqual([true, true, false, true, false])
    await bank.fail(unreachable)
    expect(said()).toEqual([false, false, false, false, true])
    await read.answer(1)
    expect(said()).toEqual([false, false, false, false, false])
  })

  test('OQ-135 another page says that the call is running; its own page has its own words', async () => {
    const { toBank, now } = await startPurse()
    expect(lockNote(now(), { call: 'cardWithdrawal' })).toBeUndefined()
    await toBank(1)
    expect([
      lockNote(now(), { call: 'cardWithdrawal' }),
      lockNote(now(), { call: 'bankWithdrawal' }),
    ]).toEqual([ours.onItsWay.bankWithdrawal, undefined])
  })

  test('OQ-135 after a call that was running when the page was left, what was read early does not count', async () => {
    const { purse, now, read } = await startPurse()
    purse.send({ type: 'call.interrupted', call: 'cardWithdrawal' })
    await quiet()
    expect([isSettled(now()), read.asked.length]).toEqual([false, 2])
  })

  test('OQ-135 such a call may still be running: nothing is sent before it has had as long as any to end, and the money was read after that', async () => {
    const { purse, now, read, clock, toCard, card } = await startPurse()
    purse.send({ type: 'call.interrupted', call: 'cardWithdrawal', isRunning: true })
    await quiet()
    await read.answer(500)
    clock.increment(longWaitMs - 1)
    await toCard()
    expect([isSettled(now()), isBeingRead(now()), mayCheckAgain(now())]).toEqual([
      false,
      false,
      true,
    ])
    clock.increment(1)
    await quiet()
    expect([isSettled(now()), isBeingRead(now())]).toEqual([false, true])
    await read.answer(250)
    expect([isSettled(now()), read.asked.length, card.asked.length]).toEqual([true, 3, 0])
    await toCard()
    expect(card.asked.length).toBe(1)
  })

  test('OQ-135 meanwhile the member may look again, and each page says that they can continue soon', async () => {
    const { purse, now, read, clock } = await startPurse()
    purse.send({ type: 'call.interrupted', call: 'cardWithdrawal', isRunning: true })
    await quiet()
    await read.answer(500)
    purse.send({ type: 'check.requested' })
    await quiet()
    expect(isBeingRead(now())).toBe(true)
    await read.answer(500)
    expect([lockNote(now()), lockNote(now(), ownCard)]).toEqual([ours.waitingOut, ours.waitingOut])
    clock.increment(longWaitMs)
    await quiet()
    await read.answer(250)
    expect(lockNote(now())).toBeUndefined()
  })

  test('OQ-135 a reading that began before such a call has had its time does not count either', async () => {
    const { purse, now, read, clock } = await startPurse()
    purse.send({ type: 'call.interrupted', call: 'cardWithdrawal', isRunning: true })
    await quiet()
    clock.increment(longWaitMs)
    await quiet()
    expect([isSettled(now()), read.asked.length]).toEqual([false, 3])
    await read.answer(250)
    expect(isSettled(now())).toBe(true)
  })

  test('OQ-135 the effect of a lost call may come late: what is there is read once more when it has had as long as any', async () => {
    const { now, read, toCard, card, clock } = await startPurse()
    await toCard()
    await card.fail(unreachable)
    await read.answer(500)
    clock.increment(longWaitMs - 1)
    await quiet()
    expect([isSettled(now()), read.asked.length]).toEqual([true, 2])
    clock.increment(1)
    await quiet()
    expect(read.asked.length).toBe(3)
    await read.answer(250)
    clock.increment(longWaitMs)
    await quiet()
    expect([isSettled(now()), read.asked.length]).toEqual([true, 3])
  })

  test('OQ-135 a lost call that is followed by another, which is refused: what is there is read once more after that', async () => {
    const { now, read, toCard, card, clock } = await startPurse()
    await toCard()
    await card.fail(unreachable)
    await read.answer(500)
    await toCard()
    clock.increment(longWaitMs)
    await quiet()
    expect(read.asked.length).toBe(2)
    await card.answer({ purse: 'unchanged', end: 'failed' })
    expect([isSettled(now()), read.asked.length, now().context.changesNoticed]).toEqual([
      true,
      2,
      0,
    ])
    clock.increment(longWaitMs)
    await quiet()
    expect([read.asked.length, now().context.changesNoticed]).toEqual([3, 1])
  })

  test('OQ-135 while it is not known whether the call arrived, the member may look again, and nothing is sent meanwhile', async () => {
    const { purse, now, read, toCard, card } = await startPurse()
    await toCard()
    await card.fail(unreachable)
    expect(mayCheckAgain(now())).toBe(false)
    await read.answer(500)
    expect(mayCheckAgain(now())).toBe(true)
    purse.send({ type: 'check.requested' })
    await quiet()
    await toCard()
    expect([mayCheckAgain(now()), read.asked.length, card.asked.length]).toEqual([false, 3, 1])
    await read.answer(250)
    expect(mayCheckAgain(now())).toBe(true)
  })

  test('OQ-135 nothing shows whether a payment was started, so there is nowhere to look again', async () => {
    const { outcomes } = await startPurse()
    const payment = createActor(purseMachine, {
      input: { purse: 'payment', truth: [], outcomes },
    }).start()
    payment.send({ type: 'call.interrupted', call: 'payment' })
    await quiet()
    const now = payment.getSnapshot()
    expect([isSettled(now), mayCheckAgain(now)]).toEqual([true, false])
  })

  test('OQ-135 each call has a sentence for being in flight, and one for an unknown outcome', () => {
    for (const call of moneyCalls) {
      expect(ours.onItsWay[call]).toMatch(/\.$/)
      expect(ours.outcomes[call].unknown).toMatch(/^We don’t know if .*\.$/)
    }
  })

  test('OQ-135 after an interrupted call the money is read first, if nobody has read it yet', async () => {
    const read = scriptedCall<number>()
    const truth = createActor(resourceMachine(read.call)).start()
    const { outcomes } = await startPurse()
    const purse = createActor(purseMachine, {
      input: { purse: 'savings', truth: [truth], outcomes },
    }).start()
    purse.send({ type: 'call.interrupted', call: 'voucherPurchase' })
    await quiet()
    expect([isSettled(purse.getSnapshot()), read.asked.length]).toEqual([false, 1])
    await read.answer(1)
    expect(isSettled(purse.getSnapshot())).toBe(true)
  })
})

check(answersNotShown)
check(ownWords)
check(reports)
check(saves)

describe('While another tab’s call draws on the same purse (OQ-032, OQ-135)', () => {
  const hear = (news: TabNews) => ({ type: `otherTab.${news}` }) as const

  test('OQ-032, OQ-135 this tab sends nothing and says why; what that call changed is then outdated', async () => {
    const { purse, now, toCard, card, truth } = await startPurse()
    purse.send(hear('sent'))
    await toCard()
    expect([card.asked.length, isSettled(now()), lockNote(now(), ownCard)]).toEqual([
      0,
      false,
      ours.elsewhere.savings,
    ])
    purse.send(hear('changed'))
    expect([
      isSettled(now()),
      lockNote(now(), ownCard),
      truth.getSnapshot().matches('stale'),
    ]).toEqual([true, undefined, true])
  })

  test('OQ-032 when that call was refused, nothing is outdated', async () => {
    const { purse, now, truth } = await startPurse()
    purse.send(hear('sent'))
    purse.send(hear('unchanged'))
    expect([isSettled(now()), truth.getSnapshot().matches('ready')]).toEqual([true, true])
  })

  test('OQ-135 it waits as long as the other tab says that it is still sending; a silent one may have been closed', async () => {
    const { purse, now, truth, clock } = await startPurse()
    purse.send(hear('sent'))
    clock.increment(ledgerPolicy.longWaitMs - 1)
    purse.send(hear('sent'))
    clock.increment(ledgerPolicy.longWaitMs - 1)
    expect([isSettled(now()), truth.getSnapshot().matches('ready')]).toEqual([false, true])
    clock.increment(1)
    expect([isSettled(now()), truth.getSnapshot().matches('stale')]).toEqual([true, true])
  })

  test.each([
    ['that tab was closed meanwhile', undefined, 2],
    ['that tab has read again', 'changed', 2],
  ] as const)(
    'OQ-032, OQ-135 the effect of a call that got lost there may come late: what this tab shows is outdated at once, and once more when %s',
    async (_, told, times) => {
      const { purse, now, clock } = await startPurse()
      purse.send(hear('sent'))
      purse.send(hear('lost'))
      expect([isSettled(now()), now().context.changesElsewhere]).toEqual([true, 1])
      clock.increment(ledgerPolicy.longWaitMs - 1)
      expect(now().context.changesElsewhere).toBe(1)
      if (told !== undefined) purse.send(hear(told))
      clock.increment(1)
      expect(now().context.changesElsewhere).toBe(times)
      clock.increment(2 * ledgerPolicy.longWaitMs)
      expect(now().context.changesElsewhere).toBe(times)
    },
  )

  test('OQ-135 a second call that gets lost there is waited for anew', async () => {
    const { purse, now, clock } = await startPurse()
    purse.send(hear('lost'))
    clock.increment(ledgerPolicy.longWaitMs - 1)
    purse.send(hear('lost'))
    clock.increment(ledgerPolicy.longWaitMs - 1)
    expect(now().context.changesElsewhere).toBe(2)
    clock.increment(1)
    expect(now().context.changesElsewhere).toBe(3)
  })

  test('OQ-135 a tab that is sending says so often enough for the others', () => {
    expect(ledgerPolicy.beatMs * 3).toBeLessThan(ledgerPolicy.longWaitMs)
  })

  test('OQ-135 it is counted out while its call is running, and not after', async () => {
    const { now, toCard, card, clock } = await startPurse()
    await toCard()
    clock.increment(ledgerPolicy.beatMs)
    clock.increment(ledgerPolicy.beatMs)
    expect(now().context.beats).toBe(2)
    await card.answer(saying('unchanged'))
    clock.increment(2 * ledgerPolicy.beatMs)
    expect(now().context.beats).toBe(2)
  })

  test('OQ-032 the news counts while this tab is sending or reading, too', async () => {
    const { purse, now, toCard, card, read } = await startPurse()
    await toCard()
    purse.send(hear('sent'))
    await card.answer(saying('changed'))
    await read.answer(250)
    expect([now().matches('settled'), isSettled(now())]).toEqual([true, false])
    purse.send(hear('unchanged'))
    expect(isSettled(now())).toBe(true)
  })
})
