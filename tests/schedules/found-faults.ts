/**
 * Faults that were found and fixed, by the letters under which they were found: none comes back.
 */

import { cutOffFaults } from './cut-off-faults.ts'
import {
  all,
  away,
  done,
  type FoundFault,
  fill,
  good,
  lost,
  press,
  readAll,
  readLost,
  ready,
  refusedRead,
  reload,
  signIn,
  switchOff,
  toBeside,
  toDashboard,
  toMain,
  wait,
} from './found-words.ts'
import { laterFaults } from './later-faults.ts'

export const foundFaults: readonly FoundFault[] = [
  {
    was: 'A: after a lost answer the member left and came back, and a second call was sent',
    subjects: all,
    schedule: ready(press, lost, away, toMain, fill, press, readAll, press),
  },
  {
    was: 'A: the member left, the answer was lost, and they came back',
    subjects: all,
    schedule: ready(press, away, done, lost, toMain, fill, press, readAll),
  },
  {
    was: 'A: after a transfer the account showed the old balance, with both buttons enabled',
    subjects: ['card and bank'],
    schedule: ready(toBeside, readAll, fill, press, good, wait(3.1), press, readAll),
  },
  {
    was: 'B: a basket known to be out of date was ordered, and the order kept its total',
    subjects: ['checkout'],
    schedule: ready(
      toBeside,
      fill,
      press,
      toMain,
      fill,
      press,
      good,
      readAll,
      press,
      good,
      readAll,
    ),
  },
  {
    was: 'B: a voucher was bought while the checkout was open',
    subjects: ['checkout'],
    schedule: ready(toBeside, fill, press, done, toMain, fill, press, lost, press, readAll, press),
  },
  {
    was: 'C: an order answered with 401 was reported as one that may have been placed',
    subjects: ['order', 'checkout'],
    schedule: ready(press, { do: 'answer', call: 0, verdict: 'unauthorised' }, signIn, readAll),
  },
  {
    was: 'D: a row said Cancelled and showed a failure at the same time',
    subjects: ['cancel'],
    schedule: ready(press, done, lost, readAll),
  },
  {
    was: 'E: the page was reloaded during a call, and the member was not told about that call',
    subjects: all,
    schedule: ready(press, reload, readAll),
  },
  {
    was: 'E: the login covered the page during a call',
    subjects: all,
    schedule: ready(press, done, { do: 'session ends' }, lost, refusedRead, signIn, readAll),
  },
  {
    was: 'F: the dashboard showed a balance that could not be read again',
    subjects: ['card', 'bank', 'order'],
    schedule: ready(press, done, lost, readLost, toDashboard, readLost),
  },
  {
    was: 'I: a voucher was bought while the login covered the page, and its form was kept as a draft',
    subjects: ['voucher'],
    schedule: ready(
      press,
      done,
      { do: 'session ends' },
      { do: 'retry' },
      refusedRead,
      good,
      signIn,
      readAll,
    ),
  },
  {
    was: 'K: a transfer was made, and the message about it disappeared when the employer switched transfers off',
    subjects: ['bank'],
    schedule: ready(press, switchOff, good, readAll, { do: 'still says', told: 'done' }),
  },
  {
    was: 'K: the message about an interrupted transfer disappeared with the transfer page, which had been switched off',
    subjects: ['card and bank'],
    schedule: ready(toBeside, readAll, fill, press, switchOff, reload, readAll),
  },
  {
    was: 'an answer that came while the login covered the page was not reported afterwards',
    subjects: all,
    schedule: ready(
      press,
      { do: 'session ends' },
      { do: 'retry' },
      refusedRead,
      good,
      signIn,
      readAll,
    ),
  },
  {
    was: 'a call that was itself refused because the session had ended was not reported after the login',
    subjects: all,
    schedule: ready(press, { do: 'answer', call: 0, verdict: 'unauthorised' }, signIn, readAll),
  },
  {
    was: 'M: another member signed in while the page was reading the basket, and their basket was shown',
    subjects: ['checkout'],
    schedule: ready(reload, { do: 'sign in elsewhere', as: 'Sam' }, { do: 'retry' }, readAll),
  },
  {
    was: 'M: the basket of a member who had signed in in another tab was shown for a moment',
    subjects: ['checkout'],
    schedule: ready(press, { do: 'sign in elsewhere', as: 'Sam' }, lost, readAll),
  },
  {
    was: 'M: another member signed in in another tab, and a press sent a call in their name',
    subjects: all,
    schedule: ready({ do: 'sign in elsewhere', as: 'Sam' }, press, readAll, press),
  },
  {
    was: 'M: another member signed in between an order and its payment',
    subjects: ['checkout'],
    schedule: ready(press, { do: 'sign in elsewhere', as: 'Sam' }, good, readAll),
  },
  {
    was: 'O: an empty answer was reported with the outcome of an earlier withdrawal',
    subjects: ['card'],
    schedule: ready(
      press,
      { do: 'answer', call: 0, verdict: 'refused' },
      readAll,
      press,
      { do: 'answer', call: 0, verdict: 'empty' },
      readAll,
    ),
  },
  {
    was: 'P: the provider was slow, and a second payment of the same order was started',
    subjects: ['checkout'],
    schedule: ready(press, good, good, wait(3.1), press, wait(16), press),
  },
  {
    was: 'an order took along a voucher that an earlier page had sent, and that arrived after the basket was read: it was expected to be shown',
    subjects: ['checkout'],
    schedule: {
      start: 'cold',
      steps: [toBeside, readAll, fill, press, { do: 'back' }, reload, readAll, fill, press],
    },
  },
  ...laterFaults,
  ...cutOffFaults,
]
