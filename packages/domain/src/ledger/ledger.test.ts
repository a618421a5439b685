import { array as arrayOf, assert, asyncProperty, constantFrom } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import {
  forbidden,
  resourceMachine,
  serverFault,
  unauthorised,
  unreachable,
} from '../kernel/index.ts'
import { check } from '../testing/check.ts'
import { quiet, scriptedCall } from '../testing/scripted-call.ts'
import { earlierNote, isSaidBy, ledgerNote, untoldNote } from './call.selectors.ts'
import {
  enter,
  leave,
  ownBank,
  ownCard,
  placeIn,
  saying,
  startPurse,
  wasRead,
} from './ledger.examples.ts'
import { ledgerMessages } from './ledger.messages.ts'
import { ledgerPolicy } from './ledger.policy.ts'
import {
  type CallEnd,
  callEnds,
  type MoneyCall,
  moneyCalls,
  type OwnCalls,
  type TabNews,
} from './ledger.schema.ts'
import { purseMachine } from './purse.machine.ts'
import {
  callsToBeTold,
  callToBeTold,
  isAwaitedLong,
  isBeingRead,
  isOnItsWay,
  isOverdue,
  isSettled,
  mayCheckAgain,
} from './purse.selectors.ts'
import { moneyAfterCalls } from './purse.table.ts'
import { isNotable } from './reporting.rules.ts'
import {
  answersNotShown,
  comingBack,
  earlierCalls,
  enders,
  firstVoucher as first,
  ownWords,
  reporters,
  secondVoucher as second,
  startTwoCalls,
} from './reporting.table.ts'

const { ours } = ledgerMessages
const { longWaitMs } = ledgerPolicy
check(moneyAfterCalls)

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
  test('OQ-135 a note has a sentence for every end that has to be said again, and for no other', () => {
    const all = moneyCalls.flatMap((call) => callEnds.map((end) => ({ call, end })))
    expect(all.filter(isNotable)).toEqual(all.filter((one) => untoldNote(one) !== undefined))
  })

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
    expect(ledgerNote(now(), { call: 'cardWithdrawal' })).toBeUndefined()
    await toBank(1)
    expect([
      ledgerNote(now(), { call: 'cardWithdrawal' }),
      ledgerNote(now(), { call: 'bankWithdrawal' }),
    ]).toEqual([ours.onItsWay.bankWithdrawal, undefined])
  })

  test('OQ-135 a call that was running when the page was left is reported until it was read, or the next is sent', async () => {
    const { purse, now, toCard, read } = await startPurse()
    const interrupt = async () => {
      purse.send({ type: 'call.interrupted', call: 'bankWithdrawal' })
      await quiet()
      await read.answer(250)
    }
    await interrupt()
    expect([ledgerNote(now(), { call: 'bankWithdrawal' }), isSettled(now())]).toEqual([
      ours.interrupted.bankWithdrawal,
      true,
    ])
    purse.send(wasRead)
    purse.send(leave(ownCard))
    expect(ledgerNote(now())).toBeUndefined()
    await interrupt()
    await toCard()
    expect(now().context.untold).toBeUndefined()
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

  test('OQ-135 meanwhile the member may look again, and is told so on each page, although they have read it', async () => {
    const { purse, now, read, clock } = await startPurse()
    purse.send({ type: 'call.interrupted', call: 'cardWithdrawal', isRunning: true })
    await quiet()
    await read.answer(500)
    purse.send({ type: 'check.requested' })
    await quiet()
    expect(isBeingRead(now())).toBe(true)
    await read.answer(500)
    purse.send(wasRead)
    purse.send(leave(ownCard))
    const note = `${ours.interrupted.cardWithdrawal} You can continue in a few seconds.`
    expect([ledgerNote(now()), ledgerNote(now(), ownCard), callToBeTold(now())?.end]).toEqual([
      note,
      note,
      'unknown',
    ])
    clock.increment(longWaitMs)
    await quiet()
    await read.answer(250)
    expect([ledgerNote(now()), callToBeTold(now())]).toEqual([undefined, undefined])
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
    expect([isSettled(now()), read.asked.length, ledgerNote(now(), ownBank)]).toEqual([
      true,
      3,
      ours.interrupted.cardWithdrawal,
    ])
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
    await card.answer({ purse: 'unchanged', end: 'notMade' })
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
    purse.send(enter(ownCard))
    purse.send({ type: 'check.requested' })
    expect([mayCheckAgain(now()), isSettled(now())]).toEqual([false, true])
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
    expect([mayCheckAgain(now()), callToBeTold(now())?.end]).toEqual([true, 'unknown'])
    purse.send(wasRead)
    purse.send(leave(ownCard))
    expect(mayCheckAgain(now())).toBe(false)
  })

  test('OQ-135 nothing shows whether a payment was started, so there is nowhere to look again', async () => {
    const payment = createActor(purseMachine, { input: { purse: 'payment', truth: [] } }).start()
    payment.send({ type: 'call.interrupted', call: 'payment' })
    await quiet()
    const now = payment.getSnapshot()
    expect([isSettled(now), ledgerNote(now), mayCheckAgain(now)]).toEqual([
      true,
      ours.interrupted.payment,
      false,
    ])
  })

  test('OQ-135 another page also says that a call was lost, since leaving that page counts as having read it', async () => {
    const { toBank, bank, now, read } = await startPurse()
    await toBank(1)
    await bank.fail(unreachable)
    await read.answer(250)
    expect([
      ledgerNote(now(), { call: 'cardWithdrawal' }),
      ledgerNote(now(), { call: 'bankWithdrawal' }),
    ]).toEqual([ours.interrupted.bankWithdrawal, undefined])
  })

  test('OQ-135 a call on its own page is unreported until its answer; a lost one until what a page says of it was read', async () => {
    const { purse, now, toCard, toBank, card, read } = await startPurse()
    purse.send(enter(ownCard))
    expect(callToBeTold(now())).toBeUndefined()
    await toCard()
    expect(callToBeTold(now())).toEqual({ call: 'cardWithdrawal', end: 'unknown' })
    await card.answer(saying('changed'))
    await read.answer(250)
    purse.send(wasRead)
    expect([callToBeTold(now()), isSettled(now())]).toEqual([undefined, true])

    await toCard()
    await card.fail(unreachable)
    await read.answer(250)
    expect([callToBeTold(now())?.call, isSettled(now())]).toEqual(['cardWithdrawal', true])
    purse.send(wasRead)
    expect([callToBeTold(now()), mayCheckAgain(now())]).toEqual([undefined, true])
    await toBank(5)
    expect(callToBeTold(now())?.call).toBe('bankWithdrawal')
    purse.send({ type: 'call.lost' })
    await read.answer(250)
    purse.send(wasRead)
    purse.send(leave(ownCard))
    expect(callToBeTold(now())).toBeUndefined()
  })

  test('OQ-116 OQ-135 an answer that says nothing is unreported until its effect was read, and its page left after that', async () => {
    const { purse, now, toCard, card, read } = await startPurse()
    await toCard()
    await card.answer(saying('unsaid'))
    purse.send(enter(ownCard))
    purse.send(wasRead)
    purse.send(leave(ownCard))
    expect(callToBeTold(now())).toEqual({ call: 'cardWithdrawal', end: 'unknown' })
    purse.send(enter(ownCard))
    await read.answer(250)
    expect([callToBeTold(now())?.end, isSettled(now())]).toEqual(['unknown', true])
    purse.send(wasRead)
    purse.send(leave(ownCard))
    expect(callToBeTold(now())).toBeUndefined()
  })

  test('OQ-135 each call has a sentence for being on its way, and one for being interrupted', () => {
    for (const call of moneyCalls) {
      expect(ours.onItsWay[call]).toMatch(/\.$/)
      expect(ours.interrupted[call]).toMatch(/^We don’t know if .*\.$/)
    }
  })

  test('OQ-135 after an interrupted call the money is read first, if nobody has read it yet', async () => {
    const read = scriptedCall<number>()
    const truth = createActor(resourceMachine(read.call)).start()
    const purse = createActor(purseMachine, { input: { purse: 'savings', truth: [truth] } }).start()
    purse.send({ type: 'call.interrupted', call: 'voucherPurchase' })
    await quiet()
    expect([isSettled(purse.getSnapshot()), read.asked.length]).toEqual([false, 1])
    await read.answer(1)
    expect(isSettled(purse.getSnapshot())).toBe(true)
  })
})

check(reporters)

describe('A call that ended while the member was elsewhere', () => {
  const { freshMs } = ledgerPolicy

  test('OQ-135 once a page that notes it is left, it is told', async () => {
    const { purse, now, toCard, card } = await startPurse()
    await toCard()
    await card.answer(saying('known'))
    purse.send(enter(ownBank))
    purse.send(wasRead)
    purse.send(leave(ownBank))
    expect([callToBeTold(now()), ledgerNote(now(), ownBank)]).toEqual([undefined, undefined])
  })

  test('OQ-135 it is kept however long nobody comes; its page then has its five seconds before the login', async () => {
    const { purse, now, toCard, card, clock } = await startPurse()
    await toCard()
    await card.answer(saying('known'))
    clock.increment(10 * freshMs)
    expect([callToBeTold(now())?.end, isOverdue(now())]).toEqual(['made', true])
    purse.send(enter(ownCard))
    clock.increment(freshMs - 1)
    purse.send({ type: 'session.expired' })
    expect(callToBeTold(now())).toEqual({ call: 'cardWithdrawal', end: 'made' })
  })

  test('OQ-135 a page that opens shortly after the answer has its own five seconds', async () => {
    const { purse, now, toCard, card, clock } = await startPurse()
    await toCard()
    await card.answer(saying('known'))
    clock.increment(freshMs - 1)
    purse.send(enter(ownCard))
    purse.send(wasRead)
    clock.increment(freshMs - 1)
    expect(now().context.end).toBe('made')
    clock.increment(1)
    expect(now().context.end).toBeUndefined()
  })

  const leading = [
    ['SALSAC-22', 'salary sacrifice order', 'salarySacrificeOrder'],
    ['VOUCHER-13', 'voucher purchase', 'voucherPurchase'],
  ] as const
  for (const [id, name, call] of leading) {
    const own: OwnCalls = { call, about: '142' }
    const next: OwnCalls = { call, isNext: true }

    /** Made, with its own page on the screen. */
    async function made() {
      const started = await startPurse()
      started.purse.send(enter(own))
      started.purse.send({ type: 'call.sent', call, about: '142' })
      started.purse.send({ type: 'call.answered', end: 'made', isTruthKnown: true })
      return started
    }

    test(`${id} a ${name} that was made is told by the next page`, async () => {
      const { purse, now } = await made()
      expect([callToBeTold(now())?.end, ledgerNote(now(), own)]).toEqual(['made', undefined])
      purse.send(leave(own))
      expect(callToBeTold(now())?.end).toBe('made')
      purse.send(enter(next))
      purse.send(wasRead)
      expect([callToBeTold(now()), ledgerNote(now(), next)]).toEqual([undefined, undefined])
    })

    test(`${id} if that does not open, a ${name} is told by its own page after five seconds, whatever other tabs do`, async () => {
      const { purse, now, clock } = await made()
      clock.increment(freshMs)
      expect([callToBeTold(now())?.end, ledgerNote(now(), own)]).toEqual(['made', ours.made[call]])
      purse.send({ type: 'otherTab.sent' })
      purse.send({ type: 'otherTab.unchanged' })
      expect(ledgerNote(now(), own)).toBe(ours.made[call])
      purse.send(wasRead)
      purse.send(leave(own))
      expect([callToBeTold(now()), ledgerNote(now(), own)]).toEqual([undefined, undefined])
    })

    test(`OQ-135 a ${name} whose own page is left before either has told it is told by the page that is opened next, at once`, async () => {
      const { purse, now } = await made()
      purse.send(leave(own))
      purse.send(enter(own))
      expect([callToBeTold(now())?.end, ledgerNote(now(), own)]).toEqual(['made', ours.made[call]])
    })

    test(`OQ-135 a ${name} that was made after its page was left leads nowhere, so that page tells it at once`, async () => {
      const { purse, now } = await startPurse()
      purse.send({ type: 'call.sent', call, about: '142' })
      purse.send(enter({ call, about: '143' }))
      purse.send({ type: 'call.answered', end: 'made', isTruthKnown: true })
      purse.send(enter(own))
      expect([ledgerNote(now(), own), isSaidBy(now(), own)]).toEqual([ours.made[call], true])
      purse.send(leave(own))
      purse.send(enter(own))
      expect(ledgerNote(now(), own)).toBe(ours.made[call])
      purse.send(wasRead)
      purse.send(leave(own))
      expect(callToBeTold(now())).toBeUndefined()
    })

    test(`OQ-135 the next page does not tell that a ${name} was refused`, async () => {
      const { purse, now } = await startPurse()
      purse.send({ type: 'call.sent', call, about: '142' })
      purse.send({ type: 'call.refused', end: 'notMade' })
      purse.send(enter(next))
      purse.send(leave(next))
      expect(callToBeTold(now())?.end).toBe('notMade')
    })

    test(`OQ-135 so it is while the data changed by the ${name} is still being read`, async () => {
      const { purse, now, clock } = await startPurse()
      purse.send(enter(own))
      purse.send({ type: 'call.sent', call, about: '142' })
      purse.send({ type: 'call.answered', end: 'made', isTruthKnown: false })
      clock.increment(freshMs)
      expect([isSettled(now()), ledgerNote(now(), own)]).toEqual([false, ours.made[call]])
    })
  }

  test('ACCOUNT-14 whoever has undone what a call did knows of it; another call stays to be told', async () => {
    const { purse, now } = await startPurse()
    purse.send({ type: 'call.sent', call: 'salarySacrificeOrder', about: '142' })
    purse.send({ type: 'call.answered', end: 'made', isTruthKnown: true })
    purse.send({ type: 'call.overtaken', about: '143' })
    expect(callToBeTold(now())?.end).toBe('made')
    purse.send({ type: 'call.overtaken', about: '142' })
    expect([callToBeTold(now()), ledgerNote(now())]).toEqual([undefined, undefined])
  })

  test('ACCOUNT-14 nor is an order that was followed by another before it was read, and cancelled since', async () => {
    const { purse, now } = await startPurse()
    for (const about of ['142', '141']) {
      purse.send({ type: 'call.sent', call: 'salarySacrificeOrder', about })
      purse.send({ type: 'call.answered', end: 'made', isTruthKnown: true })
    }
    purse.send({ type: 'call.overtaken', about: '143' })
    expect(earlierNote(now())).toBe(ours.earlier(ours.made.salarySacrificeOrder))
    purse.send({ type: 'call.overtaken', about: '142' })
    expect([earlierNote(now()), callToBeTold(now())?.end]).toEqual([undefined, 'made'])
  })

  test('OQ-135 the page of another shop notes what became of the first shop’s voucher', async () => {
    const { purse, now } = await startPurse()
    const other: OwnCalls = { call: 'voucherPurchase', about: 'other' }
    purse.send({ type: 'call.sent', call: 'voucherPurchase', about: 'first' })
    purse.send(enter(other))
    expect(ledgerNote(now(), other)).toBe(ours.onItsWay.voucherPurchase)
    purse.send({ type: 'call.refused', end: 'notMade' })
    expect(ledgerNote(now(), other)).toBe(ours.notMade.voucherPurchase)
  })
})

check(comingBack)

describe('What a page has said is not said again', () => {
  const { made } = ours

  test('OQ-116 an outcome that its page can only say once the member was read is kept until then', async () => {
    const { purse, now, toCard, card, read, clock } = await startPurse()
    purse.send(enter(ownCard))
    await toCard()
    await card.answer(saying('changed'))
    clock.increment(10 * ledgerPolicy.freshMs)
    expect([isSaidBy(now(), ownCard), callToBeTold(now())]).toEqual([
      false,
      { call: 'cardWithdrawal', end: 'made' },
    ])
    await read.answer(250)
    expect(isSaidBy(now(), ownCard)).toBe(true)
    purse.send(wasRead)
    expect(callToBeTold(now())).toBeUndefined()
  })

  test('BANKW-24 so is a refused transfer; one that was made is said at once', async () => {
    const { purse, now, read } = await startPurse()
    purse.send(enter(ownBank))
    for (const [end, isAtOnce] of [
      ['notMade', false],
      ['made', true],
    ] as const) {
      purse.send({ type: 'call.sent', call: 'bankWithdrawal' })
      purse.send({ type: 'call.answered', end, isTruthKnown: false })
      await quiet()
      expect(isSaidBy(now(), ownBank)).toBe(isAtOnce)
      await read.answer(500)
      expect(isSaidBy(now(), ownBank)).toBe(true)
    }
  })

  test('OQ-135 it is kept for a reload until then', async () => {
    const { purse, now, toCard, card } = await startPurse()
    purse.send(enter(ownCard))
    await toCard()
    await card.answer(saying('known'))
    expect(callToBeTold(now())).toEqual({ call: 'cardWithdrawal', end: 'made' })
  })

  test('OQ-135 each answer has to be read, whatever was read on the page before', async () => {
    const { purse, now, toCard, card } = await startPurse()
    purse.send(enter(ownCard))
    purse.send(wasRead)
    await toCard()
    await card.answer(saying('known'))
    purse.send(leave(ownCard))
    expect(ledgerNote(now(), ownCard)).toBe(made.cardWithdrawal)
  })

  test('OQ-135 it is kept for a reload until it is read, however long its page is open', async () => {
    const { purse, now, toCard, card, clock } = await startPurse()
    purse.send(enter(ownCard))
    await toCard()
    await card.answer(saying('unchanged'))
    clock.increment(60_000)
    expect(callToBeTold(now())).toEqual({ call: 'cardWithdrawal', end: 'notMade' })
    purse.send(wasRead)
    expect(callToBeTold(now())).toBeUndefined()
  })

  test('OQ-135 a note that was read stays read, however long it is looked at', async () => {
    const { purse, now, toCard, card, clock } = await startPurse()
    await toCard()
    purse.send(enter(ownBank))
    await card.answer(saying('known'))
    purse.send(wasRead)
    clock.increment(60_000)
    purse.send(leave(ownBank))
    expect([callToBeTold(now()), ledgerNote(now(), ownBank)]).toEqual([undefined, undefined])
  })

  test('OQ-135 a note counts only once it was in view, however long its page was open', async () => {
    const { purse, now, clock } = await startPurse()
    purse.send({ type: 'call.missed', untold: { call: 'bankWithdrawal', end: 'made' } })
    purse.send(enter(ownCard))
    clock.increment(60_000)
    purse.send(leave(ownCard))
    expect(ledgerNote(now(), ownCard)).toBe(made.bankWithdrawal)
    purse.send(enter(ownCard))
    purse.send(wasRead)
    expect(ledgerNote(now(), ownCard)).toBe(made.bankWithdrawal)
    purse.send(leave(ownCard))
    expect(ledgerNote(now(), ownCard)).toBeUndefined()
  })
})

check(earlierCalls)

describe('An earlier call beside a later one', () => {
  const { made } = ours
  const wasMade = ours.earlier(made.voucherPurchase)

  test('OQ-135 an unread earlier call is reported until it was read, however the later one ends', async () => {
    for (const given of earlierCalls.rows.map(earlierCalls.givenIn)) {
      const { purse, now } = await startTwoCalls(given)
      const note = earlierNote(now())
      purse.send(enders['not carried out'])
      purse.send(wasRead)
      expect(earlierNote(now()), 'the end of the later call takes nothing back').toBe(note)
      purse.send(leave(second))
      expect(callToBeTold(now()), 'the last call was read').toBeUndefined()
      const kept = callsToBeTold(now()).earlier.map(({ call }) => call)
      expect(kept, 'kept for a reload').toEqual(note === undefined ? [] : [first.call])
      purse.send(enter(first))
      purse.send({ type: 'earlier.read' })
      expect(earlierNote(now()), 'it stays while its page does').toBe(note)
      expect(callsToBeTold(now()).earlier).toEqual([])
      purse.send(leave(first))
      expect(earlierNote(now())).toBeUndefined()
    }
  })

  test('OQ-135 of three calls in a row each unread one is said, the same sentence once; one that was read is not said again', async () => {
    const { purse, now } = await startPurse()
    const send = (ender: 'carried out' | 'not carried out') => {
      purse.send({ type: 'call.sent', ...first })
      purse.send(enders[ender])
    }
    const { made, notMade, earlier } = ours
    const both = earlier(`${made.voucherPurchase} ${notMade.voucherPurchase}`)
    send('carried out')
    send('carried out')
    send('not carried out')
    expect(earlierNote(now())).toBe(wasMade)
    send('carried out')
    expect(earlierNote(now())).toBe(both)
    purse.send(wasRead)
    send('carried out')
    expect(earlierNote(now()), 'still unread').toBe(both)
    purse.send({ type: 'earlier.read' })
    purse.send(wasRead)
    send('carried out')
    expect(earlierNote(now()), 'read before the next').toBeUndefined()
  })

  test('OQ-135 over a reload, too: beside what became of the last call, or alone if that was read', async () => {
    const { purse, now } = await startPurse()
    const { made, notMade, earlier } = ours
    purse.send({
      type: 'earlier.missed',
      earlier: [{ call: 'bankWithdrawal', end: 'notMade' }],
    })
    expect(earlierNote(now())).toBe(earlier(notMade.bankWithdrawal))
    purse.send({ type: 'call.missed', untold: { call: 'cardWithdrawal', end: 'made' } })
    expect([ledgerNote(now()), earlierNote(now())]).toEqual([
      made.cardWithdrawal,
      earlier(notMade.bankWithdrawal),
    ])
    expect(callsToBeTold(now())).toEqual({
      last: { call: 'cardWithdrawal', end: 'made' },
      earlier: [{ call: 'bankWithdrawal', end: 'notMade' }],
    })
  })

  test('OQ-135 a page that tells of a call in its own words has told whoever sends the next from there', async () => {
    const { purse, now, read } = await startPurse()
    purse.send(enter(first))
    purse.send({ type: 'call.sent', ...first })
    purse.send(enders['not carried out'])
    purse.send({ type: 'call.sent', ...first })
    expect(earlierNote(now())).toBeUndefined()
    purse.send({ type: 'call.lost' })
    await read.answer(500)
    purse.send({ type: 'call.sent', ...first })
    expect(earlierNote(now())).toBeUndefined()
  })

  test('SALSAC-22 a thank-you for one order says nothing of the one before it', async () => {
    const { purse, now } = await startPurse()
    for (const about of ['142', '141']) {
      purse.send({ type: 'call.sent', call: 'salarySacrificeOrder', about })
      purse.send(enders['carried out'])
    }
    purse.send(enter({ call: 'salarySacrificeOrder', about: '141', isNext: true }))
    expect(earlierNote(now())).toBe(ours.earlier(made.salarySacrificeOrder))
  })

  test('OQ-135 a placed order stands in the payment that follows it: nothing else is said of it', async () => {
    const { purse, now } = await startPurse()
    purse.send({ type: 'call.sent', call: 'order' })
    purse.send(enders['carried out'])
    purse.send({ type: 'call.sent', ...second })
    expect(earlierNote(now())).toBeUndefined()
  })

  const basketPage: OwnCalls = { call: 'voucherPurchase', isNext: true }

  test('VOUCHER-13 a basket that shows the last voucher shows those before it, too', async () => {
    const { purse, now } = await startPurse()
    for (const about of ['first', 'second']) {
      purse.send({ type: 'call.sent', call: 'voucherPurchase', about })
      purse.send(enders['carried out'])
    }
    expect(earlierNote(now())).toBe(wasMade)
    purse.send(enter(basketPage))
    expect(earlierNote(now())).toBeUndefined()
  })

  test('VOUCHER-13 but not one that was not added, nor another call', async () => {
    const { purse, now } = await startPurse()
    purse.send({
      type: 'earlier.missed',
      earlier: [
        { call: 'voucherPurchase', end: 'notMade' },
        { call: 'order', end: 'unknown' },
      ],
    })
    purse.send(enter(basketPage))
    const left = `${ours.notMade.voucherPurchase} ${ours.interrupted.order}`
    expect(earlierNote(now())).toBe(ours.earlier(left))
  })

  test('CHECKOUT-07 an order that is sent beside the basket needs no word of the voucher that led there', async () => {
    const { purse, now } = await startPurse()
    purse.send({ type: 'call.sent', ...first })
    purse.send(enders['carried out'])
    purse.send(enter(basketPage))
    purse.send({ type: 'call.sent', call: 'order' })
    expect(earlierNote(now())).toBeUndefined()
  })

  test('OQ-135 nothing is cut short while another page of the same calls stays', async () => {
    const { purse, now, toCard, card } = await startPurse()
    purse.send(enter(ownCard))
    purse.send(enter(ownCard))
    await toCard()
    await card.answer(saying('known'))
    purse.send(leave(ownCard))
    expect(ledgerNote(now(), ownCard)).toBeUndefined()
    purse.send(leave(ownCard))
    expect(ledgerNote(now(), ownCard)).toBe(made.cardWithdrawal)
  })

  test('CHECKOUT-07 the open order itself reports that it was placed', async () => {
    const { purse, now } = await startPurse()
    purse.send(enter({ call: 'order' }))
    purse.send({ type: 'call.sent', call: 'order' })
    purse.send({ type: 'call.answered', end: 'made', isTruthKnown: true })
    expect(callToBeTold(now())).toBeUndefined()
    purse.send(leave({ call: 'order' }))
    expect(callToBeTold(now())).toBeUndefined()
  })

  test('SALSAC-22 a page on the way to the thank-you, too briefly there to say it, leaves that to the thank-you', async () => {
    const call = 'salarySacrificeOrder'
    const own: OwnCalls = { call, about: '142' }
    const next: OwnCalls = { ...own, isNext: true }
    const { purse, now } = await startPurse()
    purse.send({ type: 'call.sent', call, about: '142' })
    purse.send({ type: 'call.answered', end: 'made', isTruthKnown: true })
    purse.send(enter(own))
    purse.send(leave(own))
    purse.send(enter(next))
    expect(isSaidBy(now(), next)).toBe(true)
    purse.send(wasRead)
    purse.send(leave(next))
    expect([callToBeTold(now()), ledgerNote(now(), own)]).toEqual([undefined, undefined])
  })

  test('SALSAC-22 a thank-you that was left at once is said again, in a note', async () => {
    const call = 'salarySacrificeOrder'
    const { purse, now } = await startPurse()
    purse.send({ type: 'call.sent', call, about: '142' })
    purse.send({ type: 'call.answered', end: 'made', isTruthKnown: true })
    purse.send(enter({ call, isNext: true }))
    purse.send(leave({ call, isNext: true }))
    expect(ledgerNote(now(), { call, about: '142' })).toBe(made.salarySacrificeOrder)
  })
})

check(answersNotShown)
check(ownWords)

describe('While another tab’s call draws on the same purse (OQ-032, OQ-135)', () => {
  const hear = (news: TabNews) => ({ type: `otherTab.${news}` }) as const

  test('OQ-032, OQ-135 this tab sends nothing and says why; what that call changed is then outdated', async () => {
    const { purse, now, toCard, card, truth } = await startPurse()
    purse.send(hear('sent'))
    await toCard()
    expect([card.asked.length, isSettled(now()), ledgerNote(now(), ownCard)]).toEqual([
      0,
      false,
      ours.elsewhere.savings,
    ])
    purse.send(hear('changed'))
    expect([
      isSettled(now()),
      ledgerNote(now(), ownCard),
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

  test('OQ-135 it hides nothing that this tab still has to tell', async () => {
    const { purse, now } = await startPurse()
    purse.send({ type: 'call.missed', untold: { call: 'cardWithdrawal', end: 'made' } })
    purse.send(hear('sent'))
    expect(ledgerNote(now(), ownBank)).toBe(`${ours.made.cardWithdrawal} ${ours.elsewhere.savings}`)
  })

  test('OQ-135 a mark that is read while it runs is kept', async () => {
    const { purse, now } = await startPurse()
    purse.send(hear('sent'))
    purse.send({ type: 'call.interrupted', call: 'cardWithdrawal' })
    expect(callToBeTold(now())).toEqual({ call: 'cardWithdrawal', end: 'unknown' })
  })

  test('OQ-135 what was told within its five seconds is not told again after a later login', async () => {
    const { purse, now, toCard, card, clock } = await startPurse()
    purse.send(enter(ownCard))
    await toCard()
    await card.answer(saying('known'))
    purse.send(wasRead)
    purse.send(hear('sent'))
    purse.send(hear('unchanged'))
    clock.increment(ledgerPolicy.freshMs)
    purse.send({ type: 'session.expired' })
    expect(callToBeTold(now())).toBeUndefined()
  })
})

describe('An answer under the login is shown after it (OQ-135)', () => {
  const { freshMs } = ledgerPolicy
  const expired = { type: 'session.expired' } as const

  test.each([
    ['carried out', 'changed', 'made'],
    ['carried out, with the new state', 'known', 'made'],
    ['refused', 'unchanged', 'notMade'],
  ] as const)('OQ-135 a call that was %s is told as it ended', async (_, said, end) => {
    const { purse, now, toCard, card } = await startPurse()
    await toCard()
    purse.send(expired)
    await card.answer(saying(said))
    expect(callToBeTold(now())).toEqual({ call: 'cardWithdrawal', end })
  })

  test.each([
    ['refused with 403 was not made', forbidden, 'notMade'],
    ['meeting the end of the session itself was not made', unauthorised, 'notMade'],
    ['that was lost has an unknown outcome', unreachable, 'unknown'],
  ] as const)('OQ-135 a call %s', async (_, failure, end) => {
    const { purse, now, toBank, bank } = await startPurse()
    await toBank(5)
    purse.send(expired)
    await bank.fail(failure)
    expect(callToBeTold(now())).toEqual({ call: 'bankWithdrawal', end })
  })

  test('OQ-135 an answer just before the login is shown after it, too; an older one its page has shown', async () => {
    for (const [ms, told] of [
      [freshMs - 1, { call: 'cardWithdrawal', end: 'made' }],
      [freshMs, undefined],
    ] as const) {
      const { purse, now, toCard, card, clock } = await startPurse()
      purse.send(enter(ownCard))
      await toCard()
      await card.answer(saying('known'))
      purse.send(wasRead)
      clock.increment(ms)
      purse.send(expired)
      expect(callToBeTold(now())).toEqual(told)
    }
  })

  test('OQ-135 an answer whose effect is being read when the login opens is shown after it, too', async () => {
    const { purse, now, toCard, card, clock } = await startPurse()
    await toCard()
    await card.answer(saying('changed'))
    clock.increment(freshMs)
    purse.send(expired)
    expect(callToBeTold(now())).toEqual({ call: 'cardWithdrawal', end: 'made' })
  })

  test('OQ-135 a page that is left under the login has not been read', async () => {
    const { purse, now, toCard, card } = await startPurse()
    await toCard()
    await card.fail(unreachable)
    purse.send(expired)
    purse.send(leave(ownCard))
    expect(callToBeTold(now())).toEqual({ call: 'cardWithdrawal', end: 'unknown' })
  })

  test('OQ-135 a page that opens under the login tells nobody yet', async () => {
    const { purse, now, toCard, card } = await startPurse()
    await toCard()
    await card.fail(unreachable)
    purse.send(expired)
    purse.send(enter(ownCard))
    expect([now().context.isTold, callToBeTold(now())]).toEqual([
      false,
      { call: 'cardWithdrawal', end: 'unknown' },
    ])
  })

  test('OQ-135 after the login it is shown on each page of the purse, until one was left or the next call is sent', async () => {
    const { purse, now, toBank } = await startPurse()
    const missed = () =>
      purse.send({ type: 'call.missed', untold: { call: 'cardWithdrawal', end: 'made' } })
    missed()
    expect([
      ledgerNote(now(), { call: 'cardWithdrawal' }),
      ledgerNote(now()),
      isSettled(now()),
    ]).toEqual([ours.made.cardWithdrawal, ours.made.cardWithdrawal, true])
    expect(callToBeTold(now())).toEqual({ call: 'cardWithdrawal', end: 'made' })
    purse.send(wasRead)
    purse.send(leave(ownCard))
    expect([ledgerNote(now()), callToBeTold(now())]).toEqual([undefined, undefined])
    missed()
    await toBank(5)
    expect(now().context.untold).toBeUndefined()
  })

  test('OQ-135 the basket’s own page, not this note, reports that an order was placed or a payment started', async () => {
    const { purse, now } = await startPurse()
    const noteOf = (call: MoneyCall, end: CallEnd) => {
      purse.send({ type: 'call.missed', untold: { call, end } })
      return ledgerNote(now())
    }
    const told = moneyCalls.filter((call) => noteOf(call, 'made') !== undefined)
    const refused = moneyCalls.filter((call) => noteOf(call, 'notMade') !== undefined)
    expect(moneyCalls.filter((call) => !told.includes(call))).toEqual(['order', 'payment'])
    expect(moneyCalls.filter((call) => !refused.includes(call))).toEqual(['payment'])
  })
})
