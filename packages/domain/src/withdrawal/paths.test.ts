/**
 * Every state that the two withdrawals can reach, by the shortest way, and what happens in it: as
 * the machines have it, held against tables that know nothing of them. What a table does not list
 * changes nothing.
 */
import { Effect } from 'effect'
import { describe, expect, test } from 'vitest'
import { createActor, type EventObject, getNextSnapshot } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { forbidden, pounds, resourceMachine, unreachable } from '../kernel/index.ts'
import type { Member } from '../member/index.ts'
import { decisionTable } from '../testing/decision-table.ts'
import { exampleMember } from '../testing/examples.ts'
import { placeIn } from '../testing/model.ts'
import { stillBrowser } from '../testing/still-browser.ts'
import { bankWithdrawalMachine } from './bank.machine.ts'
import { cardWithdrawalMachine } from './card.machine.ts'
import { withdrawalMessages as messages } from './withdrawal.messages.ts'
import type { WithdrawalSettings } from './withdrawal.schema.ts'

const member: Member = {
  ...exampleMember,
  availableBalance: pounds('500.00'),
  withdrawalCountLimit: 1,
  withdrawalLimit: pounds('250'),
}
const ended = (status: number): Member => ({ ...member, savingsWithdrawalHttpStatus: status })

function startMember() {
  const resource = createActor(resourceMachine<Member>(() => Effect.never)).start()
  resource.send({ type: 'resource.replaced', value: member })
  return resource
}

const done = (actor: string, output: unknown): EventObject & Record<string, unknown> => ({
  type: `xstate.done.actor.0.${actor}`,
  output,
})
const failed = (actor: string, error: unknown): EventObject & Record<string, unknown> => ({
  type: `xstate.error.actor.0.${actor}`,
  error,
})

/** 'withdrawing.waiting' for { withdrawing: 'waiting' }. */
type Happenings = Readonly<Record<string, EventObject & Record<string, unknown>>>
type Place = readonly [place: string, says: string]

/** Each reachable place with each happening: where the machine goes, and what it says there. */
function movesOf<Snapshot>(
  snapshots: readonly Snapshot[],
  happenings: Happenings,
  next: (snapshot: Snapshot, event: EventObject) => Snapshot,
  placeOf: (snapshot: Snapshot) => Place,
) {
  return snapshots.flatMap((snapshot) =>
    Object.entries(happenings).map(([happening, event]) => ({
      happening,
      from: placeOf(snapshot),
      to: placeOf(next(snapshot, event)),
    })),
  )
}

interface Row {
  readonly in: string
  readonly happening: string
  readonly 'leads to': string
  readonly says: string
}

/** The same by the table alone; '=' says what was said before. */
function expectedAfter([place, says]: Place, happening: string, table: readonly Row[]): Place {
  const row = table.find((candidate) => candidate.in === place && candidate.happening === happening)
  if (row === undefined) return [place, says]
  return [row['leads to'], row.says === '=' ? says : row.says]
}

function expectTable(
  moves: readonly { readonly happening: string; readonly from: Place; readonly to: Place }[],
  table: readonly Row[],
) {
  for (const { happening, from, to } of moves) {
    expect({ happening, from, to }).toEqual({
      happening,
      from,
      to: expectedAfter(from, happening, table),
    })
  }
  const reached = new Set(moves.map(({ from }) => from[0]))
  expect([...reached].sort()).toEqual([...new Set(table.map((row) => row.in))].sort())
}

describe('The withdrawal to the card', () => {
  const machine = cardWithdrawalMachine({ withdrawToCard: () => Effect.never })
  const happenings: Happenings = {
    click: { type: 'withdrawal.requested' },
    'answered 201': done('cardWithdrawal.withdrawing', { member: ended(201) }),
    'answered 409': done('cardWithdrawal.withdrawing', { member: ended(409) }),
    'answered 412': done('cardWithdrawal.withdrawing', { member: ended(412) }),
    'answered 500': done('cardWithdrawal.withdrawing', { member: ended(500) }),
    'answered without member': done('cardWithdrawal.withdrawing', {}),
    lost: failed('cardWithdrawal.withdrawing', unreachable),
    forbidden: failed('cardWithdrawal.withdrawing', forbidden),
    '15 s': { type: 'xstate.after.longWait.cardWithdrawal.withdrawing.waiting' },
    'outcome read': done('cardWithdrawal.readingOutcome', ended(412)),
    'outcome not read': failed('cardWithdrawal.readingOutcome', unreachable),
    'member read': done('cardWithdrawal.readingMember', member),
    'member not read': failed('cardWithdrawal.readingMember', unreachable),
    retry: { type: 'retry.requested' },
  }
  const table = decisionTable(
    ['in', 'happening', 'leads to', 'says'],
    `
    in                      | happening               | leads to                | says
    offering                | click                   | withdrawing.waiting     |
    withdrawing.waiting     | 15 s                    | withdrawing.waitingLong | =
    withdrawing.waiting     | answered 201            | offering                | withdrawn
    withdrawing.waiting     | answered 409            | offering                | countLimited
    withdrawing.waiting     | answered 412            | offering                | withdrawn, capped
    withdrawing.waiting     | answered 500            | offering                | failed
    withdrawing.waiting     | answered without member | readingOutcome          | =
    withdrawing.waiting     | lost                    | readingMember           | failed, may have arrived
    withdrawing.waiting     | forbidden               | readingMember           | failed
    withdrawing.waitingLong | answered 201            | offering                | withdrawn
    withdrawing.waitingLong | answered 409            | offering                | countLimited
    withdrawing.waitingLong | answered 412            | offering                | withdrawn, capped
    withdrawing.waitingLong | answered 500            | offering                | failed
    withdrawing.waitingLong | answered without member | readingOutcome          | =
    withdrawing.waitingLong | lost                    | readingMember           | failed, may have arrived
    withdrawing.waitingLong | forbidden               | readingMember           | failed
    readingOutcome          | outcome read            | offering                | withdrawn, capped
    readingOutcome          | outcome not read        | unread                  | failed, may have arrived
    readingMember           | member read             | offering                | =
    readingMember           | member not read         | unread                  | =
    unread                  | retry                   | readingMember           | =
    `,
  )
  type Snapshot = ReturnType<typeof machine.getInitialSnapshot>
  const placeOf = ({ value, context }: Snapshot): Place => [
    placeIn(value),
    context.banners
      .flatMap(({ about, addition }) => (addition ? [about, 'may have arrived'] : [about]))
      .join(', '),
  ]

  test('CARDW-03, CARDW-04, CARDW-05, CARDW-06, CARDW-07, CARDW-08, CARDW-10 in every reachable state exactly this happens', () => {
    const paths = getShortestPaths(machine, {
      input: { member: startMember() },
      events: Object.values(happenings) as never,
      serializeState: (snapshot) => JSON.stringify(placeOf(snapshot as Snapshot)),
      limit: 1000,
    })
    const moves = movesOf(
      paths.map(({ state }) => state as Snapshot),
      happenings,
      (snapshot, event) => getNextSnapshot(machine, snapshot, event as never),
      placeOf,
    )
    expectTable(moves, table)
  })
})

describe('The withdrawal to the bank', () => {
  const machine = bankWithdrawalMachine({ withdrawToBank: () => Effect.never }, stillBrowser)
  const answered = (status: number) => done('bankWithdrawal.sending', { status, fieldErrors: [] })
  const happenings: Happenings = {
    type: {
      type: 'transfer.changed',
      change: {
        transferValue: '250',
        accountNumber: '01234567',
        sortCode: '01-02-03',
        contactTelephoneNumber: '1',
      },
    },
    submit: { type: 'transfer.submitted' },
    'answered 201': answered(201),
    'answered 406': answered(406),
    'answered 409': answered(409),
    'answered 412': answered(412),
    'answered 500': answered(500),
    'fields refused': done('bankWithdrawal.sending', {
      fieldErrors: [{ field: 'SortCode', errorMessage: 'Unknown.' }],
    }),
    lost: failed('bankWithdrawal.sending', unreachable),
    forbidden: failed('bankWithdrawal.sending', forbidden),
    '15 s': { type: 'xstate.after.longWait.bankWithdrawal.sending.waiting' },
    '3 s': { type: 'xstate.after.redirect.bankWithdrawal.requested' },
    'balance read': done('bankWithdrawal.readingBalance', member),
    'balance not read': failed('bankWithdrawal.readingBalance', unreachable),
    'member read': done('bankWithdrawal.readingMember', member),
    'member not read': failed('bankWithdrawal.readingMember', unreachable),
    retry: { type: 'retry.requested' },
  }
  const table = decisionTable(
    ['in', 'happening', 'leads to', 'says'],
    `
    in                  | happening        | leads to            | says
    empty form          | type             | complete form       | =
    empty form          | submit           | empty form          |
    complete form       | submit           | sending.waiting     |
    refused form        | type             | complete form       |
    refused form        | submit           | sending.waiting     |
    sending.waiting     | 15 s             | sending.waitingLong | =
    sending.waiting     | answered 201     | requested           | requested
    sending.waiting     | answered 406     | complete form       | alreadyRequested
    sending.waiting     | answered 409     | complete form       | overLimit
    sending.waiting     | answered 412     | readingBalance      |
    sending.waiting     | answered 500     | readingMember       | failed
    sending.waiting     | fields refused   | refused form        |
    sending.waiting     | lost             | readingMember       | failed, may have arrived
    sending.waiting     | forbidden        | readingMember       | failed
    sending.waitingLong | answered 201     | requested           | requested
    sending.waitingLong | answered 406     | complete form       | alreadyRequested
    sending.waitingLong | answered 409     | complete form       | overLimit
    sending.waitingLong | answered 412     | readingBalance      |
    sending.waitingLong | answered 500     | readingMember       | failed
    sending.waitingLong | fields refused   | refused form        |
    sending.waitingLong | lost             | readingMember       | failed, may have arrived
    sending.waitingLong | forbidden        | readingMember       | failed
    readingBalance      | balance read     | complete form       | overBalance
    readingBalance      | balance not read | unread              | failed
    readingMember       | member read      | complete form       | =
    readingMember       | member not read  | unread              | =
    unread              | retry            | readingMember       | =
    requested           | 3 s              | left                | =
    left                | 3 s              | left                | =
    `,
  )
  type Snapshot = ReturnType<typeof machine.getInitialSnapshot>
  const spoken: Readonly<Record<string, string>> = {
    [messages.requested]: 'requested',
    [messages.alreadyRequested]: 'alreadyRequested',
    [messages.overLimit(pounds('250'))]: 'overLimit',
    [messages.overBalance(pounds('500'))]: 'overBalance',
    [messages.failed]: 'failed',
  }
  const formOf = ({ context: { form, serverComplaints } }: Snapshot): string => {
    if (serverComplaints.sortCode !== undefined) return 'refused form'
    return form.transferValue === '' ? 'empty form' : 'complete form'
  }
  const placeOf = (snapshot: Snapshot): Place => {
    const { message } = snapshot.context
    const parts = [
      ...(message ? [spoken[message.text] ?? message.text] : []),
      ...(message?.addition ? ['may have arrived'] : []),
    ]
    const isForm = snapshot.value === 'enteringTransfer'
    return [isForm ? formOf(snapshot) : placeIn(snapshot.value), parts.join(', ')]
  }

  test('BANKW-19, BANKW-20, BANKW-21, BANKW-22, BANKW-23, BANKW-24, BANKW-25, BANKW-26, BANKW-27 in every reachable state exactly this happens', () => {
    const settings = createActor(resourceMachine<WithdrawalSettings>(() => Effect.never)).start()
    const paths = getShortestPaths(machine, {
      input: { member: startMember(), settings },
      events: Object.values(happenings) as never,
      serializeState: (snapshot) => JSON.stringify(placeOf(snapshot as Snapshot)),
      limit: 1000,
    })
    const moves = movesOf(
      paths.map(({ state }) => state as Snapshot),
      happenings,
      (snapshot, event) => getNextSnapshot(machine, snapshot, event as never),
      placeOf,
    )
    expectTable(moves, table)
  })
})
