/**
 * Every state that the two withdrawals can reach, by the shortest way, and every event in it: the
 * machines, checked against tables written without them. An event that a table does not list
 * changes nothing.
 */
import { Effect } from 'effect'
import { describe, expect, test } from 'vitest'
import { createActor, type EventObject, getNextSnapshot } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { forbidden, pounds, resourceMachine, unreachable } from '../kernel/index.ts'
import type { CardOutcome, Member } from '../member/index.ts'
import { decisionTable } from '../testing/decision-table.ts'
import { exampleMember } from '../testing/examples.ts'
import { placeIn } from '../testing/model.ts'
import { spaced } from '../testing/spaced.ts'
import { stillBrowser } from '../testing/still-browser.ts'
import { testLedger } from '../testing/test-ledger.ts'
import { bankWithdrawalMachine } from './bank.machine.ts'
import { cardWithdrawalMachine } from './card.machine.ts'
import { withdrawalMessages as messages } from './withdrawal.messages.ts'
import type { BankOutcome, CardWithdrawalAnswer, WithdrawalSettings } from './withdrawal.schema.ts'

const member: Member = {
  ...exampleMember,
  availableBalance: pounds('500.00'),
  withdrawalCountLimit: 1,
  withdrawalLimit: pounds('250'),
}
const ended = (outcome: CardOutcome): CardWithdrawalAnswer => ({
  member: { ...member, lastCardWithdrawal: outcome },
  outcome,
})

function startMember() {
  const resource = createActor(resourceMachine<Member>(() => Effect.never)).start()
  resource.send({ type: 'resource.replaced', value: member })
  return resource
}

/** The member, and the savings' entry in the ledger, with nothing on its way. */
function startSavings() {
  const resource = startMember()
  return { member: resource, purse: testLedger({ member: resource }).savings }
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

/** Each reachable state with each event: where the machine goes, and what it says there. */
function movesOf<Snapshot>(
  snapshots: readonly Snapshot[],
  happenings: Happenings,
  next: (snapshot: Snapshot, event: EventObject) => Snapshot,
  placeOf: (snapshot: Snapshot) => Place,
) {
  return snapshots.flatMap((snapshot) =>
    Object.entries(happenings).map(([happening, event]) => ({
      happening,
      from: inWords(placeOf(snapshot)),
      to: inWords(placeOf(next(snapshot, event))),
    })),
  )
}

const inWords = ([place, says]: Place): Place => [spaced(place), spaced(says)]

/** The message stays. */
const asBefore = '(as before)'
const nothingSaid = '(nothing)'

interface Move {
  readonly happening: string
  readonly from: Place
  readonly to: Place
}

interface Row {
  readonly state: string
  readonly 'what happens': string
  readonly 'leads to': string
  readonly says: string
}

/** The same from the table alone; the message may stay. */
function expectedAfter([place, says]: Place, happening: string, table: readonly Row[]): Place {
  const row = table.find(
    (candidate) => candidate.state === place && candidate['what happens'] === happening,
  )
  if (row === undefined) return [place, says]
  return [row['leads to'], row.says === asBefore ? says : row.says]
}

function expectTable(moves: readonly Move[], table: readonly Row[]) {
  for (const { happening, from, to } of moves) {
    expect({ happening, from, to }).toEqual({
      happening,
      from,
      to: expectedAfter(from, happening, table),
    })
  }
  const reached = new Set(moves.map(({ from }) => from[0]))
  expect([...reached].sort()).toEqual([...new Set(table.map((row) => row.state))].sort())
}

/** A test for each row, and one for everything that no row mentions. */
function testTable(ids: string, table: readonly Row[], movesOfAll: () => readonly Move[]) {
  // Copied here, outside of any test: the last test reads no row of the table.
  const rows = table.map((row) => ({ ...row }))
  let known: readonly Move[] | undefined
  const moves = () => {
    known ??= movesOfAll()
    return known
  }
  for (const row of table) {
    test(`${ids} ${row.state}: ${row['what happens']}`, () => {
      const found = moves().filter(
        ({ happening, from }) => from[0] === row.state && happening === row['what happens'],
      )
      expect(found.length, 'a state that can be reached').toBeGreaterThan(0)
      for (const { from, to } of found) {
        const says = to[1] === from[1] && row.says === asBefore ? asBefore : to[1]
        expect({ 'leads to': to[0], says }).toEqual({ 'leads to': row['leads to'], says: row.says })
      }
    })
  }
  test(`${ids} in every reachable state exactly this happens`, () => {
    // Anew, so that this test by itself finds whatever is wrong with a move.
    expectTable(movesOfAll(), rows)
  })
}

describe('Where does a withdrawal to the card lead from each state, and what does the page say?', () => {
  const machine = cardWithdrawalMachine({ withdrawToCard: () => Effect.never })
  const happenings: Happenings = {
    click: { type: 'withdrawal.requested' },
    withdrawn: done('cardWithdrawal.withdrawing', ended('withdrawn')),
    'count limited': done('cardWithdrawal.withdrawing', ended('countLimited')),
    capped: done('cardWithdrawal.withdrawing', ended('capped')),
    failed: done('cardWithdrawal.withdrawing', ended('failed')),
    'answered without member': done('cardWithdrawal.withdrawing', {}),
    lost: failed('cardWithdrawal.withdrawing', unreachable),
    forbidden: failed('cardWithdrawal.withdrawing', forbidden),
    'member read': done('cardWithdrawal.readingOutcome', {
      ...member,
      lastCardWithdrawal: 'capped',
    }),
    'member not read': done('cardWithdrawal.readingOutcome', undefined),
    'page left': { type: 'page.left' },
  }
  const table = decisionTable(
    ['state', 'what happens', 'leads to', 'says'],
    `
    state           | what happens            | leads to        | says
    offering        | click                   | withdrawing     | (nothing)
    offering        | page left               | offering        | (nothing)
    withdrawing     | withdrawn               | offering        | withdrawn
    withdrawing     | count limited           | offering        | count limited
    withdrawing     | capped                  | offering        | withdrawn, capped
    withdrawing     | failed                  | offering        | failed
    withdrawing     | answered without member | reading outcome | (as before)
    withdrawing     | lost                    | offering        | failed, may have arrived
    withdrawing     | forbidden               | offering        | failed
    reading outcome | member read             | offering        | withdrawn, capped
    reading outcome | member not read         | offering        | failed, may have arrived
    `,
  )
  type Snapshot = ReturnType<typeof machine.getInitialSnapshot>
  const placeOf = ({ value, context }: Snapshot): Place => [
    placeIn(value),
    context.notices
      .flatMap(({ about, addition }) => (addition ? [about, 'may have arrived'] : [about]))
      .join(', ') || nothingSaid,
  ]

  const ids = 'CARDW-03, CARDW-04, CARDW-05, CARDW-06, CARDW-07, CARDW-08, CARDW-10'
  testTable(ids, table, () => {
    const paths = getShortestPaths(machine, {
      input: startSavings(),
      events: Object.values(happenings) as never,
      serializeState: (snapshot) => JSON.stringify(placeOf(snapshot as Snapshot)),
      limit: 1000,
    })
    return movesOf(
      paths.map(({ state }) => state as Snapshot),
      happenings,
      (snapshot, event) => getNextSnapshot(machine, snapshot, event as never),
      placeOf,
    )
  })
})

describe('Where does a withdrawal to the bank lead from each state, and what does the page say?', () => {
  const machine = bankWithdrawalMachine({ withdrawToBank: () => Effect.never }, stillBrowser)
  const answered = (outcome: BankOutcome) =>
    done('bankWithdrawal.sending', { outcome, fieldErrors: [] })
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
    requested: answered('requested'),
    'already requested': answered('alreadyRequested'),
    'over limit': answered('overLimit'),
    'over balance': answered('overBalance'),
    failed: answered('failed'),
    'fields refused': done('bankWithdrawal.sending', {
      outcome: 'refused',
      fieldErrors: [{ field: 'SortCode', errorMessage: 'Unknown.' }],
    }),
    lost: failed('bankWithdrawal.sending', unreachable),
    forbidden: failed('bankWithdrawal.sending', forbidden),
    '3 s': { type: 'xstate.after.redirect.bankWithdrawal.requested.telling' },
    'balance read': done('bankWithdrawal.readingBalance', member),
    'balance not read': done('bankWithdrawal.readingBalance', undefined),
    'page left': { type: 'page.left' },
    'page entered': { type: 'page.entered' },
  }
  const table = decisionTable(
    ['state', 'what happens', 'leads to', 'says'],
    `
    state                 | what happens      | leads to              | says
    empty form            | type              | complete form         | (as before)
    empty form            | submit            | empty form            | (nothing)
    empty form            | page left         | empty form, away      | (nothing)
    empty form, away      | type              | complete form, away   | (as before)
    empty form, away      | submit            | empty form, away      | (nothing)
    empty form, away      | page left         | empty form, away      | (nothing)
    empty form, away      | page entered      | empty form            | (as before)
    complete form         | submit            | sending               | (nothing)
    complete form         | page left         | empty form, away      | (nothing)
    complete form, away   | submit            | sending, away         | (nothing)
    complete form, away   | page left         | empty form, away      | (nothing)
    complete form, away   | page entered      | complete form         | (as before)
    refused form          | type              | complete form         | (as before)
    refused form          | submit            | sending               | (nothing)
    refused form          | page left         | empty form, away      | (nothing)
    refused form, away    | type              | complete form, away   | (as before)
    refused form, away    | submit            | sending, away         | (nothing)
    refused form, away    | page left         | empty form, away      | (nothing)
    refused form, away    | page entered      | refused form          | (as before)
    sending               | requested         | requested: telling    | requested
    sending               | already requested | complete form         | already requested
    sending               | over limit        | complete form         | over limit
    sending               | over balance      | reading balance       | (nothing)
    sending               | failed            | complete form         | failed
    sending               | fields refused    | refused form          | (nothing)
    sending               | lost              | complete form         | failed, may have arrived
    sending               | forbidden         | complete form         | failed
    sending               | page left         | sending, away         | (as before)
    sending, away         | requested         | empty form, away      | requested
    sending, away         | already requested | complete form, away   | already requested
    sending, away         | over limit        | complete form, away   | over limit
    sending, away         | over balance      | reading balance, away | (nothing)
    sending, away         | failed            | complete form, away   | failed
    sending, away         | fields refused    | refused form, away    | (nothing)
    sending, away         | lost              | complete form, away   | failed, may have arrived
    sending, away         | forbidden         | complete form, away   | failed
    sending, away         | page entered      | sending               | (as before)
    reading balance       | balance read      | complete form         | over balance
    reading balance       | balance not read  | complete form         | failed
    reading balance       | page left         | reading balance, away | (as before)
    reading balance, away | balance read      | complete form, away   | over balance
    reading balance, away | balance not read  | complete form, away   | failed
    reading balance, away | page entered      | reading balance       | (as before)
    requested: telling    | 3 s               | requested: leaving    | (as before)
    requested: telling    | page left         | empty form, away      | (nothing)
    requested: leaving    | page left         | empty form, away      | (nothing)
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
    const place = isForm ? formOf(snapshot) : placeIn(snapshot.value)
    return [snapshot.context.isAway ? `${place}, away` : place, parts.join(', ') || nothingSaid]
  }

  const ids =
    'BANKW-19, BANKW-20, BANKW-21, BANKW-22, BANKW-23, BANKW-24, BANKW-25, BANKW-26, BANKW-27'
  testTable(ids, table, () => {
    const settings = createActor(resourceMachine<WithdrawalSettings>(() => Effect.never)).start()
    const paths = getShortestPaths(machine, {
      input: { ...startSavings(), settings },
      events: Object.values(happenings) as never,
      serializeState: (snapshot) => JSON.stringify(placeOf(snapshot as Snapshot)),
      limit: 1000,
    })
    return movesOf(
      paths.map(({ state }) => state as Snapshot),
      happenings,
      (snapshot, event) => getNextSnapshot(machine, snapshot, event as never),
      placeOf,
    )
  })
})
