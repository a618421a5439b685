/**
 * Tries every event in every state that the two withdrawals can reach, by the shortest path, and compares the machines
 * with hand-written tables. Events that a table doesn't list change nothing.
 */
import { Effect } from 'effect'
import {
  type AnyStateMachine,
  type EventFromLogic,
  type EventObject,
  getNextSnapshot,
  type SnapshotFrom,
} from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { forbidden, unreachable } from '../kernel/index.ts'
import type { Member } from '../member/index.ts'
import { oneOf, text } from '../testing/cells.ts'
import { resourceOfValue } from '../testing/held.ts'
import { duesOf, placeIn } from '../testing/model.ts'
import { spaced } from '../testing/spaced.ts'
import { stillBrowser } from '../testing/still-browser.ts'
import { table } from '../testing/table.ts'
import { testLedger } from '../testing/test-ledger.ts'
import { balanceLeft, complete, ended, fieldsRefused, member, partsOf } from './bank.examples.ts'
import { bankWithdrawalMachine } from './bank.machine.ts'
import { answered, member as cardMember, memberAfter } from './card.examples.ts'
import { cardWithdrawalMachine } from './card.machine.ts'
import type { WithdrawalSettings } from './withdrawal.schema.ts'

type EventsByName = Readonly<Record<string, EventObject>>
type StateAndMessage = readonly [state: string, says: string]
interface Move {
  readonly event: string
  readonly from: StateAndMessage
  readonly to: StateAndMessage
}

/** The same message as before, of several. */
export const asBefore = '(as before)'

/** For each reachable state and event, the next state and its message. */
function movesOf<Machine extends AnyStateMachine>(
  machine: Machine,
  input: unknown,
  eventsByName: EventsByName,
  placeOf: (snapshot: SnapshotFrom<Machine>) => readonly [state: string, parts: readonly string[]],
): readonly Move[] {
  const inWords = (snapshot: unknown): StateAndMessage => {
    const [state, parts] = placeOf(snapshot as SnapshotFrom<Machine>)
    return [spaced(state), spaced(parts.join(', ') || '(nothing)')]
  }
  const paths = getShortestPaths(machine, {
    input,
    events: Object.values(eventsByName),
    serializeState: (snapshot) => inWords(snapshot).join(),
    limit: 1000,
  } as Parameters<typeof getShortestPaths>[1])
  return paths.flatMap(({ state }) =>
    Object.entries(eventsByName).map(([eventName, event]) => ({
      event: eventName,
      from: inWords(state),
      to: inWords(
        getNextSnapshot(machine, state as SnapshotFrom<Machine>, event as EventFromLogic<Machine>),
      ),
    })),
  )
}

function pathTable<const State extends string>(definition: {
  readonly title: string
  readonly ids: readonly string[]
  readonly states: readonly State[]
  readonly eventsByName: EventsByName
  readonly moves: () => readonly Move[]
  readonly rows: string
}) {
  const { states, eventsByName, moves, ...others } = definition
  let known: readonly Move[] | undefined
  return table({
    ...others,
    given: { state: oneOf(...states), 'what happens': oneOf(...Object.keys(eventsByName)) },
    answers: { 'leads to': text, says: text },
    decide: (given) => {
      known ??= moves()
      const found = known.filter(
        ({ event, from }) => from[0] === given.state && event === given['what happens'],
      )
      if (found.length === 0) throw new Error(`The machine never gets to '${given.state}'.`)
      const leadsTo = new Set(found.map(({ to }) => to[0]))
      const says = new Set(found.map(({ to }) => to[1]))
      const isKept = says.size > 1 && found.every(({ from, to }) => from[1] === to[1])
      return {
        'leads to': [...leadsTo].join(' or '),
        says: isKept ? asBefore : [...says].join(' or '),
      }
    },
  })
}

const never = () => Effect.never

const savingsOf = (member: Member) => {
  const resource = resourceOfValue(member)
  return { member: resource, purse: testLedger({ member: resource }).savings }
}

const card = duesOf('cardWithdrawal')
const cardHappenings: EventsByName = {
  click: { type: 'withdrawal.requested' },
  withdrawn: card.answered('withdrawing', answered('withdrawn')),
  'count limited': card.answered('withdrawing', answered('countLimited')),
  capped: card.answered('withdrawing', answered('capped')),
  failed: card.answered('withdrawing', answered('failed')),
  'answered without member': card.answered('withdrawing', {}),
  lost: card.failed('withdrawing', unreachable),
  forbidden: card.failed('withdrawing', forbidden),
  'member read': card.answered('readingOutcome', memberAfter('capped')),
  'member not read': card.answered('readingOutcome', undefined),
  'page left': { type: 'page.left' },
}

export const cardMoves = (): readonly Move[] =>
  movesOf(
    cardWithdrawalMachine({ withdrawToCard: never }),
    savingsOf(cardMember),
    cardHappenings,
    ({ value, context }) => [
      placeIn(value),
      context.notices.flatMap(({ about, addition }) =>
        addition === undefined ? [about] : [about, 'may have arrived'],
      ),
    ],
  )

export const cardPaths = pathTable({
  title: 'Where does a withdrawal to the card lead from each state, and what does the page say?',
  ids: ['CARDW-03', 'CARDW-04', 'CARDW-05', 'CARDW-06', 'CARDW-07', 'CARDW-08', 'CARDW-10'],
  states: ['offering', 'withdrawing', 'reading outcome'],
  eventsByName: cardHappenings,
  moves: cardMoves,
  rows: `
    state           | what happens            | leads to        | says
    offering        | click                   | withdrawing     | (nothing)
    offering        | page left               | offering        | (nothing)
    withdrawing     | withdrawn               | offering        | withdrawn
    withdrawing     | count limited           | offering        | count limited
    withdrawing     | capped                  | offering        | withdrawn, capped
    withdrawing     | failed                  | offering        | failed
    withdrawing     | answered without member | reading outcome | (nothing)
    withdrawing     | lost                    | offering        | failed, may have arrived
    withdrawing     | forbidden               | offering        | failed
    reading outcome | member read             | offering        | withdrawn, capped
    reading outcome | member not read         | offering        | failed, may have arrived
  `,
})

const bank = duesOf('bankWithdrawal')
const bankHappenings: EventsByName = {
  type: { type: 'transfer.changed', ...{ change: complete } },
  submit: { type: 'transfer.submitted' },
  requested: bank.answered('sending', ended('requested')),
  'already requested': bank.answered('sending', ended('alreadyRequested')),
  'over limit': bank.answered('sending', ended('overLimit')),
  'over balance': bank.answered('sending', ended('overBalance')),
  failed: bank.answered('sending', ended('failed')),
  'fields refused': bank.answered('sending', fieldsRefused),
  lost: bank.failed('sending', unreachable),
  forbidden: bank.failed('sending', forbidden),
  '3 s': bank.passed('redirect', 'requested.telling'),
  'balance read': bank.answered('readingBalance', { ...member, availableBalance: balanceLeft }),
  'balance not read': bank.answered('readingBalance', undefined),
  'page left': { type: 'page.left' },
  'page entered': { type: 'page.entered' },
}

export const bankMoves = (): readonly Move[] =>
  movesOf(
    bankWithdrawalMachine({ withdrawToBank: never }, stillBrowser),
    { ...savingsOf(member), settings: resourceOfValue<WithdrawalSettings>({}) },
    bankHappenings,
    ({ value, context: { form, serverComplaints, message, isAway } }) => {
      const filled = form.transferValue === '' ? 'empty form' : 'complete form'
      const entering = serverComplaints.sortCode === undefined ? filled : 'refused form'
      const state = value === 'enteringTransfer' ? entering : placeIn(value)
      return [isAway ? `${state}, away` : state, partsOf(message)]
    },
  )

export const bankPaths = pathTable({
  title: 'Where does a withdrawal to the bank lead from each state, and what does the page say?',
  ids: [
    'BANKW-19',
    'BANKW-20',
    'BANKW-21',
    'BANKW-22',
    'BANKW-23',
    'BANKW-24',
    'BANKW-25',
    'BANKW-26',
    'BANKW-27',
  ],
  states: [
    'empty form',
    'empty form, away',
    'complete form',
    'complete form, away',
    'refused form',
    'refused form, away',
    'sending',
    'sending, away',
    'reading balance',
    'reading balance, away',
    'requested: telling',
    'requested: leaving',
  ],
  eventsByName: bankHappenings,
  moves: bankMoves,
  rows: `
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
    refused form          | type              | complete form         | (nothing)
    refused form          | submit            | sending               | (nothing)
    refused form          | page left         | empty form, away      | (nothing)
    refused form, away    | type              | complete form, away   | (nothing)
    refused form, away    | submit            | sending, away         | (nothing)
    refused form, away    | page left         | empty form, away      | (nothing)
    refused form, away    | page entered      | refused form          | (nothing)
    sending               | requested         | requested: telling    | requested
    sending               | already requested | complete form         | already requested
    sending               | over limit        | complete form         | over limit
    sending               | over balance      | reading balance       | (nothing)
    sending               | failed            | complete form         | failed
    sending               | fields refused    | refused form          | (nothing)
    sending               | lost              | complete form         | failed, may have arrived
    sending               | forbidden         | complete form         | failed
    sending               | page left         | sending, away         | (nothing)
    sending, away         | requested         | empty form, away      | requested
    sending, away         | already requested | complete form, away   | already requested
    sending, away         | over limit        | complete form, away   | over limit
    sending, away         | over balance      | reading balance, away | (nothing)
    sending, away         | failed            | complete form, away   | failed
    sending, away         | fields refused    | refused form, away    | (nothing)
    sending, away         | lost              | complete form, away   | failed, may have arrived
    sending, away         | forbidden         | complete form, away   | failed
    sending, away         | page entered      | sending               | (nothing)
    reading balance       | balance read      | complete form         | over balance
    reading balance       | balance not read  | complete form         | failed
    reading balance       | page left         | reading balance, away | (nothing)
    reading balance, away | balance read      | complete form, away   | over balance
    reading balance, away | balance not read  | complete form, away   | failed
    reading balance, away | page entered      | reading balance       | (nothing)
    requested: telling    | 3 s               | requested: leaving    | requested
    requested: telling    | page left         | empty form, away      | (nothing)
    requested: leaving    | page left         | empty form, away      | (nothing)
  `,
})
