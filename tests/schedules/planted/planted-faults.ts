/** Faults against each invariant: what the schedules must find. */
import { ownCardCalls } from '@save/domain/withdrawal'
import type { Mode } from '../arbitraries.ts'
import { order } from '../journeys/benefits.ts'
import { checkout } from '../journeys/checkout.ts'
import { billing, secrets } from '../journeys/journey.ts'
import { voucher } from '../journeys/voucher.ts'
import { bank, card } from '../journeys/withdrawals.ts'
import type { Subject } from '../subjects.ts'
import type { InvariantNumber } from '../witness/violation.ts'
import {
  keeping,
  planted,
  saying,
  sayingOfOrder,
  withBasketOfAll,
  withDeclarationOfAll,
  withdrawUnasked,
  withFirstOrder,
  withOldFigures,
  withTextOfAll,
  withWordsOfAll,
} from './plants.ts'

interface PlantedFault {
  readonly fault: string
  readonly subject: Subject
  /** Where a rare fault is met early. */
  readonly met?: { readonly mode: Mode; readonly seed: number }
}

export const plantedFaults: Readonly<Record<InvariantNumber, readonly PlantedFault[]>> = {
  1: [
    {
      fault: 'a press sends past the ledger, too',
      subject: {
        main: planted(card, (screen, page) => ({
          press() {
            screen.press()
            withdrawUnasked(page)
          },
        })),
      },
    },
  ],
  2: [
    {
      fault: 'reading again withdraws again',
      subject: {
        main: planted(card, (screen, page) => ({
          retry() {
            screen.retry()
            withdrawUnasked(page)
          },
        })),
      },
    },
  ],
  3: [
    {
      fault: 'the button is drawn disabled and works',
      subject: { main: saying(card, () => ({ isOffered: false })) },
    },
  ],
  4: [
    {
      fault: 'a press does not ask the ledger',
      subject: { main: planted(card, (_, page) => ({ press: () => withdrawUnasked(page) })) },
    },
  ],
  5: [
    {
      fault: 'a press relies on the balance that was read last, current or not',
      subject: { main: planted(card, (_, page) => ({ press: () => withdrawUnasked(page) })) },
    },
  ],
  6: [
    {
      fault: 'an old balance stays while it is read again',
      subject: { main: withOldFigures() },
    },
  ],
  7: [
    {
      fault: 'a lost answer is reported as a failure',
      subject: { main: saying(order, ({ told }) => (told === 'lost' ? { told: 'failed' } : {})) },
    },
    {
      fault:
        'a call that was refused while the login covered the page is reported as done afterwards',
      subject: {
        main: planted(order, () => ({
          foot: (reported) => reported.map((one) => ({ ...one, end: 'succeeded' })),
        })),
      },
    },
  ],
  8: [
    { fault: 'a form outlives its page', subject: { main: withTextOfAll() } },
    {
      fault: 'a basket is read in the session of another member, who has signed in in another tab',
      subject: { main: planted(checkout, (screen, page) => withBasketOfAll(screen, page)) },
      met: { mode: 'wanders', seed: 5 },
    },
  ],
  9: [
    {
      fault: 'the form is kept as it is',
      subject: { main: keeping(bank, 'fill', secrets.accountNumber) },
    },
    {
      fault: 'the billing details are kept with the order',
      subject: { main: keeping(checkout, 'press', billing.street) },
    },
    {
      fault: 'the password is kept with the typed form when the login covers it',
      subject: { main: keeping(voucher, 'keep', secrets.password) },
    },
  ],
  10: [
    {
      fault: 'nothing typed is kept when the login covers the form',
      subject: { main: planted(voucher, () => ({ keep: () => undefined })) },
    },
  ],
  11: [
    {
      fault: 'an unpaid order is shown with the total of the basket',
      subject: { main: sayingOfOrder((order) => ({ ...order, total: '£0.00' })) },
    },
    {
      fault: 'an unpaid order is shown without its total',
      subject: { main: sayingOfOrder((order) => ({ ...order, total: undefined })) },
    },
    {
      fault: 'an unpaid order is shown as the first that was placed',
      subject: { main: withFirstOrder(), beside: voucher },
      met: { mode: 'wanders', seed: 1 },
    },
  ],
  12: [
    {
      fault: 'a lost call is not reported',
      subject: {
        main: saying(order, ({ told }) => (told === 'lost' ? { told: 'nothing', words: [] } : {})),
      },
    },
    {
      fault: 'an answer that came while the login covered the page is not reported afterwards',
      subject: { main: planted(order, () => ({ foot: () => [] })) },
    },
    {
      fault: 'a page that was left counts as one that told',
      subject: {
        main: planted(card, (screen, { outcomes }) => ({
          close() {
            screen.close()
            outcomes.send({ type: 'page.opened', own: ownCardCalls, isSaying: true })
            outcomes.subscribe(({ context: { ended: closed } }) => {
              if (closed.length > 0) outcomes.send({ type: 'outcomes.closed', closed })
            })
          },
        })),
      },
      met: { mode: 'wanders', seed: 14 },
    },
  ],
  13: [
    {
      fault: 'another amount is sent than the form shows',
      subject: { main: saying(bank, ({ offer }) => (offer ? { offer: '9' } : {})) },
    },
    {
      fault: 'another basket is ordered than the one that is shown',
      subject: { main: saying(checkout, () => ({ offer: 'Bookshop £95.00 for £95.01' })) },
    },
    {
      fault: 'a declaration stays accepted when the page opens for another amount',
      subject: { main: withDeclarationOfAll() },
      met: { mode: 'wanders', seed: 5 },
    },
  ],
  14: [
    {
      fault: 'the page of a withdrawal to the card says again how it ended, after a transfer',
      subject: { main: withWordsOfAll(card), beside: bank },
      met: { mode: 'wanders', seed: 1 },
    },
    {
      fault: 'the checkout says again how an order ended, after a voucher',
      subject: { main: withWordsOfAll(checkout), beside: voucher },
      met: { mode: 'wanders', seed: 1 },
    },
  ],
}
