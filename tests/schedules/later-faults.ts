/** Faults that the schedules found themselves, since fixed: none comes back. */
import {
  all,
  away,
  type FoundFault,
  fill,
  good,
  lost,
  press,
  readAll,
  ready,
  refusedRead,
  reload,
  signIn,
  toBeside,
  toDashboard,
  toMain,
  wait,
} from './found-words.ts'

export const laterFaults: readonly FoundFault[] = [
  {
    was: 'a payment that was started while the member was elsewhere was started again on the way back',
    subjects: ['checkout'],
    schedule: ready(press, good, away, good, toMain, press),
  },
  {
    was: 'a second call of the same kind was remembered no longer than the first, lost a day before',
    subjects: all,
    schedule: ready(
      press,
      { do: 'answer', call: 0, verdict: 'broken' },
      readAll,
      wait(90_000),
      fill,
      press,
      reload,
      readAll,
    ),
  },
  {
    was: 'an answered call was reported as interrupted when the next page came before its effect was read',
    subjects: all,
    schedule: ready(press, good, refusedRead, signIn, readAll),
  },
  {
    was: 'a call answered with 403 was reported as interrupted',
    subjects: all,
    schedule: ready(press, { do: 'answer', call: 0, verdict: 'forbidden' }, reload, readAll),
  },
  {
    was: 'a press while the effect was being read removed the message that an answer was lost',
    subjects: all,
    schedule: ready(press, lost, press, readAll),
  },
  {
    was: 'a call lost while the member was elsewhere was no longer reported after a reload',
    subjects: all,
    schedule: ready(press, away, lost, readAll, reload, toMain, readAll),
  },
  {
    was: 'a call that a reload interrupted was no longer reported after the next reload',
    subjects: all,
    schedule: ready(press, reload, away, readAll, reload, toMain, readAll),
  },
  {
    was: 'a transfer that was interrupted after a lost card withdrawal was reported as that withdrawal',
    subjects: ['card and bank'],
    schedule: ready(press, lost, readAll, toBeside, readAll, fill, press, reload, readAll),
  },
  {
    was: 'a lost call was no longer reported once another page of the same balance was left',
    subjects: ['card and bank', 'checkout'],
    schedule: ready(toBeside, readAll, fill, press, toMain, lost, toDashboard, readAll, reload),
  },
  {
    was: 'a withdrawal whose answer said nothing was no longer reported once its page was left before the balance was read',
    subjects: ['card', 'card and bank'],
    schedule: ready(
      press,
      { do: 'answer', call: 0, verdict: 'empty' },
      toBeside,
      readAll,
      reload,
      readAll,
    ),
  },
  {
    was: 'after a logout during a call a second one was sent before the effect of the first was read',
    subjects: all,
    schedule: ready(press, { do: 'log out' }, readAll, signIn, readAll, fill, press),
  },
  {
    was: 'an order that was placed during a logout that failed was not kept over the login',
    subjects: ['checkout'],
    schedule: {
      start: 'cold',
      steps: [
        readAll,
        fill,
        press,
        { do: 'effect', call: 1 },
        { do: 'log out' },
        { do: 'session ends' },
        { do: 'answer', call: 2, verdict: 'good' },
        { do: 'answer', call: 0, verdict: 'empty' },
      ],
    },
  },
  {
    was: 'a payment that could not be sent was taken for a failed order once the details had changed',
    subjects: ['checkout'],
    schedule: ready(
      press,
      { do: 'sign in elsewhere', as: 'Sam' },
      { do: 'answer', call: 0, verdict: 'good' },
      wait(16),
      fill,
    ),
  },
  {
    was: 'a call that ran for more than a day had to be remembered by the next page',
    subjects: ['voucher', 'card', 'bank'],
    schedule: ready(press, wait(90_000), reload, readAll, fill, press),
  },
  {
    was: 'another member, who had signed in before any member was known, was shown the first one’s basket',
    subjects: ['checkout'],
    schedule: ready(
      reload,
      { do: 'retry' },
      { do: 'answer read', call: 0, verdict: 'garbled' },
      { do: 'sign in elsewhere', as: 'Sam' },
      readAll,
    ),
  },
]
