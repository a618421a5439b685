import { expect, test } from 'vitest'
import type { EventObject } from 'xstate'
import { type Failure, pounds, serverFault, unauthorised } from '../kernel/index.ts'
import { exampleMember } from '../testing/examples.ts'
import { held } from '../testing/held.ts'
import { compareWithModel, duesOf, placeOf } from '../testing/model.ts'
import { bankWithdrawalMachine } from './bank.machine.ts'
import type { BankWithdrawalAnswer } from './withdrawal.schema.ts'

/** Where the transfer is, whether the form is complete, and the one message that stands. */
interface Transferring {
  readonly state: string
  readonly isComplete: boolean
  readonly says: 'nothing' | 'success' | 'error' | 'may have arrived'
  readonly fieldComplaints: number
}

const after: Readonly<Record<number, Pick<Transferring, 'state' | 'says'>>> = {
  201: { state: 'requested', says: 'success' },
  409: { state: 'enteringTransfer', says: 'error' },
  412: { state: 'readingBalance', says: 'nothing' },
  406: { state: 'enteringTransfer', says: 'error' },
  500: { state: 'readingMember', says: 'error' },
}

const answeredWith = (
  now: Transferring,
  { status = 0, fieldErrors }: BankWithdrawalAnswer,
): Transferring =>
  fieldErrors.length > 0
    ? { ...now, state: 'enteringTransfer', says: 'nothing', fieldComplaints: 1 }
    : { ...now, ...after[status] }

interface Said extends EventObject {
  readonly change: { readonly transferValue: string }
  readonly error: Failure
  readonly output: BankWithdrawalAnswer
}

const complete = {
  transferValue: '250',
  accountNumber: '01234567',
  sortCode: '01-02-03',
  contactTelephoneNumber: '0113 496 0000',
  buildingSocietyRollNumber: '',
}

const { answered, failed, passed } = duesOf('bankWithdrawal')

const events: readonly EventObject[] = [
  ...['250', ''].map((transferValue) => ({
    type: 'transfer.changed',
    change: { ...complete, transferValue },
  })),
  { type: 'transfer.submitted' },
  { type: 'retry.requested' },
  passed('longWait', 'sending.waiting'),
  passed('redirect', 'requested'),
  ...Object.keys(after).map((status) =>
    answered('sending', { status: Number(status), fieldErrors: [] }),
  ),
  answered('sending', {
    status: 400,
    fieldErrors: [{ field: 'SortCode', errorMessage: 'Unknown.' }],
  }),
  failed('sending', serverFault(500)),
  failed('sending', unauthorised),
  ...['readingBalance', 'readingMember'].flatMap((place) => [
    answered(place, exampleMember),
    failed(place, serverFault(500)),
  ]),
]

const unasked = () => expect.unreachable('A path is walked without asking')
const browser = { goTo: () => undefined, reload: () => undefined, openPath: () => undefined }
const leadsTo =
  (state: string) =>
  (now: Transferring): Transferring => ({ ...now, state })

test('BANKW-19, BANKW-21, BANKW-22, BANKW-23, BANKW-24, BANKW-25, BANKW-26, BANKW-27 whatever happens, one transfer is sent, one message stands, and the form opens again only when the balance is known', () => {
  const { states, differences } = compareWithModel<Transferring>({
    machine: bankWithdrawalMachine({ withdrawToBank: unasked }, browser),
    input: {
      member: held({ ...exampleMember, withdrawalLimit: pounds('250') }),
      settings: held({}),
    },
    events: () => events,
    seen: ({ value, context: { form, message, serverComplaints } }) => ({
      state: placeOf(value),
      isComplete: form.transferValue !== '',
      says: message?.addition === undefined ? (message?.tone ?? 'nothing') : 'may have arrived',
      fieldComplaints: Object.keys(serverComplaints).length,
    }),
    model: {
      start: { state: 'enteringTransfer', isComplete: false, says: 'nothing', fieldComplaints: 0 },
      steps: {
        'transfer.changed': (now, event) =>
          now.state === 'enteringTransfer'
            ? {
                ...now,
                isComplete: (event as Said).change.transferValue !== '',
                fieldComplaints: 0,
              }
            : now,
        'transfer.submitted': (now) =>
          now.state === 'enteringTransfer'
            ? {
                ...now,
                state: now.isComplete ? 'sending.waiting' : 'enteringTransfer',
                says: 'nothing',
                fieldComplaints: 0,
              }
            : now,
        'retry.requested': (now) =>
          now.state === 'unread' ? { ...now, state: 'readingMember' } : now,
        'xstate.after.longWait.bankWithdrawal.sending.waiting': leadsTo('sending.waitingLong'),
        'xstate.after.redirect.bankWithdrawal.requested': leadsTo('left'),
        'xstate.done.actor.0.bankWithdrawal.sending': (now, event) =>
          answeredWith(now, (event as Said).output),
        'xstate.error.actor.0.bankWithdrawal.sending': (now, event) => ({
          ...now,
          state: 'readingMember',
          says: (event as Said).error === unauthorised ? 'error' : 'may have arrived',
        }),
        'xstate.done.actor.0.bankWithdrawal.readingBalance': (now) => ({
          ...now,
          state: 'enteringTransfer',
          says: 'error',
        }),
        'xstate.error.actor.0.bankWithdrawal.readingBalance': (now) => ({
          ...now,
          state: 'unread',
          says: 'error',
        }),
        'xstate.done.actor.0.bankWithdrawal.readingMember': leadsTo('enteringTransfer'),
        'xstate.error.actor.0.bankWithdrawal.readingMember': leadsTo('unread'),
      },
    },
  })
  expect(differences).toEqual([])
  expect(states).toBeGreaterThan(15)
})
