import { expect, test } from 'vitest'
import type { EventObject } from 'xstate'
import { type Failure, pounds, serverFault, unauthorised } from '../kernel/index.ts'
import type { Member } from '../member/index.ts'
import { exampleMember } from '../testing/examples.ts'
import { held } from '../testing/held.ts'
import { compareWithModel, duesOf, placeOf } from '../testing/model.ts'
import { cardWithdrawalMachine } from './card.machine.ts'
import type { CardBanner } from './outcome-messages.rules.ts'

/** Where the withdrawal is, and the banners that stand above the savings. */
interface Withdrawing {
  readonly state: string
  readonly says: readonly string[]
}

const withStatus = (status: number): Member => ({
  ...exampleMember,
  withdrawalCountLimit: 2,
  withdrawalLimit: pounds('250'),
  savingsWithdrawalHttpStatus: status,
})

const banners: Readonly<Record<number, readonly string[]>> = {
  201: ['withdrawn'],
  409: ['countLimited'],
  412: ['withdrawn', 'capped'],
  500: ['failed'],
}

const told = ({ savingsWithdrawalHttpStatus = 0 }: Member): Withdrawing => ({
  state: 'offering',
  says: banners[savingsWithdrawalHttpStatus] ?? [],
})

const unsure = 'failed, may have arrived'

interface Said extends EventObject {
  readonly about: string
  readonly error: Failure
  readonly output: Member & { readonly member?: Member }
}

const { answered, failed, passed } = duesOf('cardWithdrawal')
const statuses = [201, 409, 412, 500]

const events: readonly EventObject[] = [
  { type: 'withdrawal.requested' },
  { type: 'retry.requested' },
  ...['withdrawn', 'capped', 'failed'].map((about) => ({ type: 'banner.dismissed', about })),
  passed('longWait', 'withdrawing.waiting'),
  ...statuses.map((status) => answered('withdrawing', { member: withStatus(status) })),
  answered('withdrawing', {}),
  failed('withdrawing', serverFault(500)),
  failed('withdrawing', unauthorised),
  ...statuses.map((status) => answered('readingOutcome', withStatus(status))),
  failed('readingOutcome', serverFault(500)),
  answered('readingMember', exampleMember),
  failed('readingMember', serverFault(500)),
]

const unasked = () => expect.unreachable('A path is walked without asking')

test('CARDW-03, CARDW-04, CARDW-05, CARDW-06, CARDW-07, CARDW-08, CARDW-09 whatever happens, no second withdrawal starts before the first is answered or the balance known', () => {
  const { states, differences } = compareWithModel<Withdrawing>({
    machine: cardWithdrawalMachine({ withdrawToCard: unasked }),
    input: { member: held(exampleMember) },
    events: () => events,
    seen: ({ value, context }) => ({
      state: placeOf(value),
      says: (context.banners as readonly CardBanner[]).map(({ about, addition }) =>
        addition === undefined ? about : unsure,
      ),
    }),
    model: {
      start: { state: 'offering', says: [] },
      steps: {
        'withdrawal.requested': (now) =>
          now.state === 'offering' ? { state: 'withdrawing.waiting', says: [] } : now,
        'banner.dismissed': (now, event) => ({
          ...now,
          says: now.says.filter((about) => about.split(',')[0] !== (event as Said).about),
        }),
        'retry.requested': (now) =>
          now.state === 'unread' ? { ...now, state: 'readingMember' } : now,
        'xstate.after.longWait.cardWithdrawal.withdrawing.waiting': (now) => ({
          ...now,
          state: 'withdrawing.waitingLong',
        }),
        'xstate.done.actor.0.cardWithdrawal.withdrawing': (now, event) => {
          const { member } = (event as Said).output
          return member === undefined ? { ...now, state: 'readingOutcome' } : told(member)
        },
        'xstate.error.actor.0.cardWithdrawal.withdrawing': (_, event) => ({
          state: 'readingMember',
          says: [(event as Said).error === unauthorised ? 'failed' : unsure],
        }),
        'xstate.done.actor.0.cardWithdrawal.readingOutcome': (_, event) =>
          told((event as Said).output),
        'xstate.error.actor.0.cardWithdrawal.readingOutcome': () => ({
          state: 'unread',
          says: [unsure],
        }),
        'xstate.done.actor.0.cardWithdrawal.readingMember': (now) => ({
          ...now,
          state: 'offering',
        }),
        'xstate.error.actor.0.cardWithdrawal.readingMember': (now) => ({ ...now, state: 'unread' }),
      },
    },
  })
  expect(differences).toEqual([])
  expect(states).toBeGreaterThan(15)
})
