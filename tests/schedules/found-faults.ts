/** Faults that were found and mended, by the letters under which they were found: none comes back. */
import type { Schedule, Step } from './steps.ts'
import type { SubjectName } from './subjects.ts'

interface FoundFault {
  readonly was: string
  readonly subjects: readonly SubjectName[]
  readonly schedule: Schedule
}

const press: Step = { do: 'press', times: 1 }
const fill: Step = { do: 'fill' }
const lost: Step = { do: 'answer', call: 0, verdict: 'lost' }
const good: Step = { do: 'answer', call: 0, verdict: 'good' }
const done: Step = { do: 'effect', call: 0 }
const readAll: Step = { do: 'answer all reads' }
const readLost: Step = { do: 'answer read', call: 0, verdict: 'lost' }
const refusedRead: Step = { do: 'answer read', call: 0, verdict: 'unauthorised' }
const away: Step = { do: 'go', to: 'elsewhere' }
const toMain: Step = { do: 'go', to: 'main' }
const toBeside: Step = { do: 'go', to: 'beside' }
const toDashboard: Step = { do: 'go', to: 'dashboard' }
const reload: Step = { do: 'reload' }
const signIn: Step = { do: 'sign in', as: 'Priya' }
const wait = (seconds: number): Step => ({ do: 'wait', ms: seconds * 1000 })

const ready = (...steps: readonly Step[]): Schedule => ({ start: 'ready', steps })

const forms = ['card', 'bank', 'order', 'voucher', 'checkout'] as const
const all = [...forms, 'cancel', 'card and bank'] as const

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
    was: 'E: a reload while a call is on its way, and nothing told of it',
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
  {
    was: 'an answered call was told as interrupted when the next page came before the truth was read',
    subjects: all,
    schedule: ready(press, good, refusedRead, signIn, readAll),
  },
  {
    was: 'a call answered with 403 was told as interrupted',
    subjects: all,
    schedule: ready(press, { do: 'answer', call: 0, verdict: 'forbidden' }, reload, readAll),
  },
  {
    was: 'a press while the truth is read took away the word that an answer was lost',
    subjects: all,
    schedule: ready(press, lost, press, readAll),
  },
  {
    was: 'a call lost while the member is elsewhere was told of no more after a reload',
    subjects: all,
    schedule: ready(press, away, lost, readAll, reload, toMain, readAll),
  },
  {
    was: 'what a reload cut off was told of no more after the next',
    subjects: all,
    schedule: ready(press, reload, away, readAll, reload, toMain, readAll),
  },
  {
    was: 'a transfer cut off after a lost card withdrawal was told as the withdrawal',
    subjects: ['card and bank'],
    schedule: ready(press, lost, readAll, toBeside, readAll, fill, press, reload, readAll),
  },
  {
    was: 'a lost call was told of no more once another page of the same balance was left',
    subjects: ['card and bank', 'checkout'],
    schedule: ready(toBeside, readAll, fill, press, toMain, lost, toDashboard, readAll, reload),
  },
]
