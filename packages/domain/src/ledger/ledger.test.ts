import { Effect } from 'effect'
import { array as arrayOf, assert, asyncProperty, constantFrom } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import {
  editionOf,
  type Failure,
  forbidden,
  malformed,
  notFound,
  notSent,
  resourceMachine,
  serverFault,
  timedOut,
  unauthorised,
  unreachable,
} from '../kernel/index.ts'
import { decisionTable } from '../testing/decision-table.ts'
import { quiet, scriptedCall } from '../testing/scripted-call.ts'
import { play } from '../testing/story.ts'
import { earlierNote, isSaidBy, ledgerNote, mayStillSay, untoldNote } from './call.selectors.ts'
import { type Consequence, drawingOn } from './drawing-on.ts'
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
  type PurseSnapshot,
} from './purse.selectors.ts'
import { isNotable } from './reporting.rules.ts'

const { ours } = ledgerMessages
const { longWaitMs } = ledgerPolicy
const wasRead = { type: 'outcome.read' } as const
const ownCard: OwnCalls = { call: 'cardWithdrawal' }
const ownBank: OwnCalls = { call: 'bankWithdrawal' }

/** What an answer says, by what it means for the purse. */
const saying = (purse: Consequence['purse']): Consequence => ({
  purse,
  end: purse === 'unchanged' ? 'notMade' : 'made',
})

/** A purse whose content is one number, and two calls that draw on it. */
async function startPurse() {
  const read = scriptedCall<number>()
  const truth = createActor(resourceMachine(read.call)).start()
  truth.send({ type: 'resource.needed' })
  await quiet()
  await read.answer(500)
  const clock = new SimulatedClock()
  const purse = createActor(purseMachine, {
    input: { purse: 'savings', truth: [truth] },
    clock,
  }).start()
  const card = scriptedCall<Consequence>()
  const bank = scriptedCall<Consequence, [number]>()
  const itself = () => (answer: Consequence) => answer
  const heard: string[] = []
  const ask =
    <Input extends readonly unknown[]>(send: (...input: Input) => ReturnType<typeof card.call>) =>
    (...input: Input) => {
      const said = Effect.match(send(...input), {
        onSuccess: ({ purse }): string => purse,
        onFailure: ({ _tag }) => _tag,
      })
      Effect.runPromise(said).then((words) => heard.push(words))
      return quiet()
    }
  return {
    read,
    truth,
    clock,
    purse,
    card,
    bank,
    heard,
    toCard: ask(drawingOn(() => purse, 'cardWithdrawal', card.call, itself)),
    toBank: ask(drawingOn(() => purse, 'bankWithdrawal', bank.call, itself)),
    readAgain: async () => {
      truth.send({ type: 'resource.needed' })
      await quiet()
    },
    now: () => purse.getSnapshot(),
    place: () => placeIn(purse.getSnapshot().value),
  }
}

/** The purse's own state, without its content. */
const placeIn = (value: string | object): string =>
  typeof value === 'string' ? value : String(Object.keys(value)[0])

describe('What happens to the member’s money after a call? (OQ-135)', () => {
  const cases = decisionTable(
    ['how the call ends', 'the money', 'read again'],
    `
    how the call ends                                    | the money          | read again
    refused, so nothing has changed                      | known              | no
    carried out, and the answer contains the new state   | known              | no
    carried out, and the new state has to be read        | its state is read  | yes
    the answer does not say what was done                | outcome is unknown | yes
    it was never sent                                    | known              | no
    the session had ended (401)                          | known              | no
    the member may not do this (403)                     | its state is read  | yes
    the server does not know what it is about (404)      | its state is read  | yes
    the server could not be reached                      | outcome is unknown | yes
    no answer came in time                               | outcome is unknown | yes
    a fault of the server (500)                          | outcome is unknown | yes
    an answer that can’t be read                         | outcome is unknown | yes
    `,
  )
  const answers: Readonly<Record<string, Consequence['purse']>> = {
    'refused, so nothing has changed': 'unchanged',
    'carried out, and the answer contains the new state': 'known',
    'carried out, and the new state has to be read': 'changed',
    'the answer does not say what was done': 'unsaid',
  }
  const failures: Readonly<Record<string, Failure>> = {
    'it was never sent': notSent,
    'the session had ended (401)': unauthorised,
    'the member may not do this (403)': forbidden,
    'the server does not know what it is about (404)': notFound,
    'the server could not be reached': unreachable,
    'no answer came in time': timedOut,
    'a fault of the server (500)': serverFault(500),
    'an answer that can’t be read': malformed('Total'),
  }
  const entries: Readonly<Record<string, string>> = {
    known: 'settled',
    'its state is read': 'answered',
    'outcome is unknown': 'unknown',
  }
  for (const row of cases) {
    const { 'how the call ends': ends, 'the money': money } = row
    test(`OQ-135 ${ends}: ${money}, read again: ${row['read again']}`, async () => {
      const { toCard, card, read, place } = await startPurse()
      await toCard()
      const [answer, failure] = [answers[ends], failures[ends]]
      if (failure) await card.fail(failure)
      if (answer) await card.answer(saying(answer))
      expect([place(), read.asked.length - 1]).toEqual([
        entries[money],
        row['read again'] === 'yes' ? 1 : 0,
      ])
    })
  }
})

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
    purse.send({ type: 'page.left', own: ownCard })
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
    purse.send({ type: 'page.left', own: ownCard })
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
    purse.send({ type: 'page.entered', own: ownCard })
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
    purse.send({ type: 'page.left', own: ownCard })
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
    purse.send({ type: 'page.entered', own: ownCard })
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
    purse.send({ type: 'page.left', own: ownCard })
    expect(callToBeTold(now())).toBeUndefined()
  })

  test('OQ-116 OQ-135 an answer that says nothing is unreported until its effect was read, and its page left after that', async () => {
    const { purse, now, toCard, card, read } = await startPurse()
    await toCard()
    await card.answer(saying('unsaid'))
    purse.send({ type: 'page.entered', own: ownCard })
    purse.send(wasRead)
    purse.send({ type: 'page.left', own: ownCard })
    expect(callToBeTold(now())).toEqual({ call: 'cardWithdrawal', end: 'unknown' })
    purse.send({ type: 'page.entered', own: ownCard })
    await read.answer(250)
    expect([callToBeTold(now())?.end, isSettled(now())]).toEqual(['unknown', true])
    purse.send(wasRead)
    purse.send({ type: 'page.left', own: ownCard })
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

const enter = (own: OwnCalls) => ({ type: 'page.entered', own }) as const
const leave = (own: OwnCalls) => ({ type: 'page.left', own }) as const

describe('Who tells of an answer that came while the member was elsewhere, and what of it is kept for a reload? (OQ-135)', () => {
  const { freshMs } = ledgerPolicy

  const cases = decisionTable(
    ['its own page', 'the call was', 'told by', 'kept for a reload'],
    `
    its own page  | the call was    | told by                     | kept for a reload
    on the screen | carried out     | its own page                | nothing
    on the screen | not carried out | its own page                | nothing
    left          | carried out     | any other page of the purse | that it was carried out
    left          | not carried out | any other page of the purse | that it was not carried out
    come back     | carried out     | its own page                | nothing
    come back     | not carried out | its own page                | nothing
    `,
  )
  const answers: Readonly<Record<string, Consequence>> = {
    'carried out': saying('known'),
    'not carried out': saying('unchanged'),
  }
  const keptAs: Readonly<Record<CallEnd, string>> = {
    made: 'that it was carried out',
    notMade: 'that it was not carried out',
    unknown: 'that nobody knows',
  }
  const keptFor = (snapshot: PurseSnapshot): string => {
    const untold = callToBeTold(snapshot)
    return untold === undefined ? 'nothing' : keptAs[untold.end]
  }
  const reporters = (snapshot: PurseSnapshot): string =>
    [
      snapshot.context.isTold && 'its own page',
      ledgerNote(snapshot, ownCard) && 'its own page’s note',
      ledgerNote(snapshot, ownBank) && 'any other page of the purse',
    ]
      .filter(Boolean)
      .join(', ')
  for (const row of cases) {
    test(`OQ-135 its own page ${row['its own page']}, ${row['the call was']}: told by ${row['told by']}`, async () => {
      const { purse, now, toCard, card } = await startPurse()
      purse.send(enter(ownCard))
      await toCard()
      if (row['its own page'] !== 'on the screen') purse.send(leave(ownCard))
      await card.answer(answers[row['the call was']] as Consequence)
      if (row['its own page'] === 'come back') purse.send(enter(ownCard))
      purse.send(wasRead)
      expect({ 'told by': reporters(now()), 'kept for a reload': keptFor(now()) }).toEqual({
        'told by': row['told by'],
        'kept for a reload': row['kept for a reload'],
      })
    })
  }

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

describe('What is said when the member comes back, of a call that a page has told of meanwhile? (OQ-135)', () => {
  const cases = decisionTable(
    ['how the call ended', 'it was in view', 'when the member comes back'],
    `
    how the call ended | it was in view | when the member comes back
    carried out        | no             | it was made
    carried out        | yes            | nothing
    not carried out    | no             | it was not made
    not carried out    | yes            | nothing
    no answer          | no             | nobody knows
    no answer          | yes            | nothing
    `,
  )
  const { made, notMade, interrupted } = ours
  const notes: Readonly<Record<string, string | undefined>> = {
    'it was made': made.cardWithdrawal,
    'it was not made': notMade.cardWithdrawal,
    'nobody knows': interrupted.cardWithdrawal,
    nothing: undefined,
  }
  for (const row of cases) {
    const { 'how the call ended': ended, 'it was in view': inView } = row
    test(`OQ-135 ${ended}, in view: ${inView}; when the member comes back: ${row['when the member comes back']}`, async () => {
      const { purse, now, toCard, card, read, clock } = await startPurse()
      purse.send(enter(ownCard))
      await toCard()
      if (ended === 'no answer') {
        await card.fail(unreachable)
        await read.answer(500)
      } else await card.answer(saying(ended === 'carried out' ? 'known' : 'unchanged'))
      clock.increment(10 * ledgerPolicy.freshMs)
      if (inView === 'yes') purse.send(wasRead)
      purse.send(leave(ownCard))
      purse.send(enter(ownCard))
      expect(ledgerNote(now(), ownCard)).toBe(notes[String(row['when the member comes back'])])
      expect(callToBeTold(now()) === undefined).toBe(
        row['when the member comes back'] === 'nothing',
      )
    })
  }

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

describe('What is shown, beside a later call, of the one before it? (OQ-135)', () => {
  const { made } = ours
  const enders = {
    'carried out': { type: 'call.answered', end: 'made', isTruthKnown: true },
    'not carried out': { type: 'call.refused', end: 'notMade' },
    unknown: { type: 'call.interrupted', call: 'voucherPurchase' },
  } as const
  const followed = decisionTable(
    ['how the first call ended', 'its page or note was in view', 'beside the second call'],
    `
    how the first call ended | its page or note was in view | beside the second call
    carried out              | no                           | it was made
    carried out              | yes                          | nothing
    not carried out          | no                           | it was not made
    not carried out          | yes                          | nothing
    unknown                  | no                           | nobody knows
    unknown                  | yes                          | nothing
    `,
  )
  const said: Readonly<Record<string, string>> = {
    'it was made': ours.earlier(made.voucherPurchase),
    'it was not made': ours.earlier(ours.notMade.voucherPurchase),
    'nobody knows': ours.earlier(ours.interrupted.voucherPurchase),
  }
  const first: OwnCalls = { call: 'voucherPurchase', about: 'first' }
  const second: OwnCalls = { call: 'voucherPurchase', about: 'second' }

  for (const row of followed) {
    test(`OQ-135 another call follows one that was ${row['how the first call ended']}, in view: ${row['its page or note was in view']}; beside it stands: ${row['beside the second call']}`, async () => {
      const { purse, now, read } = await startPurse()
      const ender = enders[String(row['how the first call ended']) as keyof typeof enders]
      if (ender.type !== 'call.interrupted') purse.send({ type: 'call.sent', ...first })
      purse.send(ender)
      if (ender.type === 'call.interrupted') await read.answer(500)
      purse.send(enter(second))
      if (row['its page or note was in view'] === 'yes') purse.send(wasRead)
      purse.send({ type: 'call.sent', ...second })
      const expected = said[String(row['beside the second call'])]
      const note = earlierNote(now())
      const inWords = Object.keys(said).find((words) => said[words] === note)
      expect({ 'beside the second call': inWords ?? note ?? 'nothing' }).toEqual({
        'beside the second call': row['beside the second call'],
      })

      purse.send(enders['not carried out'])
      purse.send(wasRead)
      expect(earlierNote(now()), 'what becomes of the second call takes nothing back').toBe(
        expected,
      )
      purse.send(leave(second))
      expect(callToBeTold(now()), 'the last call was read').toBeUndefined()
      const keptFor = expected === undefined ? [] : [first.call]
      expect(
        callsToBeTold(now()).earlier.map(({ call }) => call),
        'kept for a reload',
      ).toEqual(keptFor)
      purse.send(enter(first))
      purse.send({ type: 'earlier.read' })
      expect(earlierNote(now()), 'it stays while its page does').toBe(expected)
      expect(callsToBeTold(now()).earlier).toEqual([])
      purse.send(leave(first))
      expect(earlierNote(now())).toBeUndefined()
    })
  }

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
    expect(earlierNote(now())).toBe(said['it was made'])
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
    expect(earlierNote(now())).toBe(said['it was made'])
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

describe('An answer counts as carried out. What is told once what is read afterwards does not show it? (OQ-113, OQ-135)', () => {
  const cases = decisionTable(
    [
      'id',
      'case',
      'what happens',
      'a note says',
      'kept for a reload',
      'read again 15 seconds later',
    ],
    `
    id             | case                                                       | what happens                                                                                                    | a note says  | kept for a reload | read again 15 seconds later
    OQ-113, OQ-135 | its effect is still being read                             | sent; answered; account opened                                                                                  | made         | nobody knows      | no
    OQ-113, OQ-135 | its effect can’t be read: nothing contradicts the answer   | sent; answered; not read; account opened                                                                        | made         | nobody knows      | no
    OQ-113, OQ-135 | the data read afterwards show it                           | sent; answered; read: shown; account opened                                                                     | made         | made              | no
    OQ-113, OQ-135 | the data read afterwards don’t show it                     | sent; answered; read: not shown; account opened                                                                 | nobody knows | nobody knows      | yes
    OQ-113, OQ-135 | the data read at the second try don’t show it              | sent; answered; not read; asked; read: not shown; account opened                                                | nobody knows | nobody knows      | yes
    OQ-113, OQ-135 | the data don’t show it, after a note said that it was made | sent; answered; account opened; in view; account left; read: not shown; account opened                          | nobody knows | nobody knows      | yes
    OQ-113, OQ-135 | the data don’t show it, after a page was left too early    | page opened; sent; answered; page left; read: not shown; account opened                                         | nobody knows | nobody knows      | yes
    OQ-113, OQ-135 | the data don’t show it, and the login is over the page     | sent; login; answered; read: not shown                                                                          | nobody knows | nobody knows      | yes
    OQ-113, OQ-135 | the data don’t show it, and its page has said so           | page opened; sent; answered; read: not shown; in view; page left; account opened                                | nothing      | nothing           | yes
    OQ-113, OQ-135 | the next call is answered for itself                       | sent; answered; read: not shown; account opened; in view; account left; sent; answered with all; account opened | made         | made              | yes
    `,
  )
  const account: OwnCalls = { call: 'cancellation' }
  for (const row of cases) {
    test(`${row.id} ${row.case}: ${row['a note says']}`, async () => {
      const { purse, now, truth, read, clock, toCard, card, readAgain } = await startPurse()
      const shows = { isSeen: () => truth.getSnapshot().context.value === 250 }
      await play(row['what happens'], {
        sent: toCard,
        answered: () => card.answer({ ...saying('changed'), ...shows }),
        'answered with all': () => card.answer(saying('known')),
        'read: shown': () => read.answer(250),
        'read: not shown': () => read.answer(500),
        'not read': () => read.fail(serverFault(500)),
        asked: readAgain,
        login: () => purse.send({ type: 'session.expired' }),
        'page opened': () => purse.send({ type: 'page.entered', own: ownCard }),
        'account opened': () => purse.send({ type: 'page.entered', own: account }),
        'in view': () => purse.send(wasRead),
        'page left': () => purse.send({ type: 'page.left', own: ownCard }),
        'account left': () => purse.send({ type: 'page.left', own: account }),
      })
      const { made, interrupted } = ours
      const note = ledgerNote(now(), account)
      const notes = { made: made.cardWithdrawal, 'nobody knows': interrupted.cardWithdrawal }
      const said = Object.entries(notes).find(([, sentence]) => sentence === note)
      const kept = { made: 'made', notMade: 'not made', unknown: 'nobody knows' }
      const end = callToBeTold(now())?.end
      const edition = editionOf(truth)
      clock.increment(longWaitMs)
      expect({
        'a note says': note === undefined ? 'nothing' : said?.[0],
        'kept for a reload': end ? kept[end] : 'nothing',
        'read again 15 seconds later': editionOf(truth) > edition ? 'yes' : 'no',
      }).toEqual({
        'a note says': row['a note says'],
        'kept for a reload': row['kept for a reload'],
        'read again 15 seconds later': row['read again 15 seconds later'],
      })
    })
  }
})

describe('May a page that is opened again still say in its own words how its call ended elsewhere? (OQ-135)', () => {
  const cases = decisionTable(
    ['case', 'what happens', 'its reason for a refusal', 'anything else'],
    `
    case                                                     | what happens                                                   | its reason for a refusal | anything else
    no call yet                                              | nothing                                                        | yes                      | yes
    a call ended, and no page says so                        | sent; made                                                     | yes                      | yes
    nobody knows how it ended                                | sent; lost                                                     | yes                      | yes
    a call ended, and another page’s note was unseen        | sent; made; bank page opened; bank page left                   | yes                      | yes
    a call ended, and another page’s note was read               | sent; made; bank page opened; note read; bank page left        | yes                      | no
    nobody knows how it ended, and a note said so            | sent; lost; bank page opened; note read; bank page left        | yes                      | no
    an answer did not say how, and that is being read        | sent; answered without an outcome                              | yes                      | yes
    another call has followed                                | sent; made; bank page opened; note read; transfer sent; refused | no                      | no
    another call has followed an outcome that nobody has read | sent; made; bank page opened; transfer sent; refused          | no                       | no
    `,
  )
  for (const row of cases) {
    test(row.case, async () => {
      const { purse, now } = await startPurse()
      await play(row['what happens'], {
        nothing: () => {},
        sent: () => purse.send({ type: 'call.sent', call: 'cardWithdrawal' }),
        made: () => purse.send({ type: 'call.answered', end: 'made', isTruthKnown: true }),
        lost: () => purse.send({ type: 'call.lost' }),
        'answered without an outcome': () => purse.send({ type: 'call.unsaid' }),
        'bank page opened': () => purse.send({ type: 'page.entered', own: ownBank }),
        'note read': () => purse.send(wasRead),
        'bank page left': () => purse.send({ type: 'page.left', own: ownBank }),
        'transfer sent': () => purse.send({ type: 'call.sent', call: 'bankWithdrawal' }),
        refused: () => purse.send({ type: 'call.refused', end: 'notMade' }),
      })
      const yesOrNo = (isSo: boolean) => (isSo ? 'yes' : 'no')
      expect({
        'its reason for a refusal': yesOrNo(mayStillSay(now(), ownCard, true)),
        'anything else': yesOrNo(mayStillSay(now(), ownCard, false)),
      }).toEqual({
        'its reason for a refusal': row['its reason for a refusal'],
        'anything else': row['anything else'],
      })
    })
  }
})

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
    purse.send({ type: 'page.entered', own: ownCard })
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
      purse.send({ type: 'page.entered', own: ownCard })
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
    purse.send({ type: 'page.left', own: ownCard })
    expect(callToBeTold(now())).toEqual({ call: 'cardWithdrawal', end: 'unknown' })
  })

  test('OQ-135 a page that opens under the login tells nobody yet', async () => {
    const { purse, now, toCard, card } = await startPurse()
    await toCard()
    await card.fail(unreachable)
    purse.send(expired)
    purse.send({ type: 'page.entered', own: ownCard })
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
    purse.send({ type: 'page.left', own: ownCard })
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
