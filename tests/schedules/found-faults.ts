/**
 * Faults that were found and fixed, by the letters under which they were found: none comes back.
 */
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
    was: 'A: a lost answer, away and back, and a second call went out',
    subjects: all,
    schedule: ready(press, lost, away, toMain, fill, press, readAll, press),
  },
  {
    was: 'A: away before the answer is lost, and back',
    subjects: all,
    schedule: ready(press, away, done, lost, toMain, fill, press, readAll),
  },
  {
    was: 'A: taken to the account after a transfer, with the old balance and both buttons enabled',
    subjects: ['card and bank'],
    schedule: ready(toBeside, readAll, fill, press, good, wait(3.1), press, readAll),
  },
  {
    was: 'B: ordered on a basket known to be stale, and kept its total',
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
    was: 'B: a voucher bought while the checkout stands open',
    subjects: ['checkout'],
    schedule: ready(toBeside, fill, press, done, toMain, fill, press, lost, press, readAll, press),
  },
  {
    was: 'C: an order answered with 401 was told as one that may have been placed',
    subjects: ['order', 'checkout'],
    schedule: ready(press, { do: 'answer', call: 0, verdict: 'unauthorised' }, signIn, readAll),
  },
  {
    was: 'D: a row that reads Cancelled and a failure at once',
    subjects: ['cancel'],
    schedule: ready(press, done, lost, readAll),
  },
  {
    was: 'E: a reload while a call is running, and the member is not told about it',
    subjects: all,
    schedule: ready(press, reload, readAll),
  },
  {
    was: 'E: a login over the page while a call is on its way',
    subjects: all,
    schedule: ready(press, done, { do: 'session ends' }, lost, refusedRead, signIn, readAll),
  },
  {
    was: 'F: the dashboard showed a balance that could not be read again',
    subjects: ['card', 'bank', 'order'],
    schedule: ready(press, done, lost, readLost, toDashboard, readLost),
  },
  {
    was: 'I: a voucher bought under the login stayed as a draft',
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
    was: 'K: a transfer was made, and its word went when the employer switched transfers off',
    subjects: ['bank'],
    schedule: ready(press, switchOff, good, readAll, { do: 'still says', told: 'done' }),
  },
  {
    was: 'K: the word of a transfer that was cut off went with the page of transfers, now switched off',
    subjects: ['card and bank'],
    schedule: ready(toBeside, readAll, fill, press, switchOff, reload, readAll),
  },
  {
    was: 'an answer that came under the login was no longer reported after it',
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
    was: 'a call that itself met the end of the session was no longer reported after the login',
    subjects: all,
    schedule: ready(press, { do: 'answer', call: 0, verdict: 'unauthorised' }, signIn, readAll),
  },
  {
    was: 'M: the basket of a member who signed in while the page asked for its own was shown',
    subjects: ['checkout'],
    schedule: ready(reload, { do: 'sign in elsewhere', as: 'Sam' }, { do: 'retry' }, readAll),
  },
  {
    was: 'M: the basket of a member who signed in in another tab was shown for a moment',
    subjects: ['checkout'],
    schedule: ready(press, { do: 'sign in elsewhere', as: 'Sam' }, lost, readAll),
  },
  {
    was: 'M: another member signs in in another tab, and a press goes out for them',
    subjects: all,
    schedule: ready({ do: 'sign in elsewhere', as: 'Sam' }, press, readAll, press),
  },
  {
    was: 'M: another member signs in between an order and its payment',
    subjects: ['checkout'],
    schedule: ready(press, { do: 'sign in elsewhere', as: 'Sam' }, good, readAll),
  },
  {
    was: 'O: an empty answer took its words from an earlier withdrawal',
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
    was: 'P: a slow provider, and a second payment of the same order',
    subjects: ['checkout'],
    schedule: ready(press, good, good, wait(3.1), press, wait(16), press),
  },
  ...laterFaults,
]
