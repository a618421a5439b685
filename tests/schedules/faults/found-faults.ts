/**
 * Faults that we found and fixed, named by the letters under which we found them. None may return. Each has the
 * shortest schedule that showed it.
 */

import { type SubjectName, subjectNames } from '../subjects.ts'
import { earlierFaults, laterFaults } from './later-faults.ts'

export type FoundFault = readonly [was: string, subjects: readonly SubjectName[], steps: string]

const all = subjectNames

/** The page has loaded, and the form is filled. */
const ready = ['all reads are answered', '1 fills the form']

export const stepsOf = (steps: string): readonly string[] =>
  steps.startsWith('(cold) ') ? steps.slice(7).split('; ') : [...ready, ...steps.split('; ')]

export const foundFaults: readonly FoundFault[] = [
  ...laterFaults,
  ...earlierFaults,
  [
    'A: after a lost answer the member left and came back, and a second call was sent',
    all,
    '1 presses; call 1 is lost; 1 goes to elsewhere; 1 goes to main; 1 fills the form; 1 presses; all reads are answered; 1 presses',
  ],
  [
    'A: the member left, the answer was lost, and they came back',
    all,
    '1 presses; 1 goes to elsewhere; call 1 is done; call 1 is lost; 1 goes to main; 1 fills the form; 1 presses; all reads are answered',
  ],
  [
    'A: after a transfer the account showed the old balance, with both buttons enabled',
    ['card and bank'],
    '1 goes to beside; all reads are answered; 1 fills the form; 1 presses; call 1 is answered well; 3.1 s pass; 1 presses; all reads are answered',
  ],
  [
    'B: a basket known to be out of date was ordered, and the order kept its total',
    ['checkout'],
    '1 goes to beside; 1 fills the form; 1 presses; 1 goes to main; 1 fills the form; 1 presses; call 1 is answered well; all reads are answered; 1 presses; call 1 is answered well; all reads are answered',
  ],
  [
    'B: a voucher was bought while the checkout was open',
    ['checkout'],
    '1 goes to beside; 1 fills the form; 1 presses; call 1 is done; 1 goes to main; 1 fills the form; 1 presses; call 1 is lost; 1 presses; all reads are answered; 1 presses',
  ],
  [
    'C: an order answered with 401 was reported as one that may have been placed',
    ['order', 'checkout'],
    '1 presses; call 1 is answered with 401; 1 logs in as Priya; all reads are answered',
  ],
  [
    'D: a row said Cancelled and showed a failure at the same time',
    ['cancel'],
    '1 presses; call 1 is done; call 1 is lost; all reads are answered',
  ],
  [
    'E: the page was reloaded during a call, and the member was not told about that call',
    all,
    '1 presses; 1 reloads; all reads are answered',
  ],
  [
    'E: the login covered the page during a call',
    all,
    '1 presses; call 1 is done; the session ends; call 1 is lost; read 1 is answered with 401; 1 logs in as Priya; all reads are answered',
  ],
  [
    'F: the dashboard showed a balance that could not be read again',
    ['card', 'bank', 'order'],
    '1 presses; call 1 is done; call 1 is lost; read 1 is lost; 1 goes to dashboard; read 1 is lost',
  ],
  [
    'I: a voucher was bought while the login covered the page, and its form was kept as a draft',
    ['voucher'],
    '1 presses; call 1 is done; the session ends; 1 reads again; read 1 is answered with 401; call 1 is answered well; 1 logs in as Priya; all reads are answered',
  ],
  [
    'K: a transfer was made, and the message about it disappeared when the employer switched transfers off',
    ['bank'],
    '1 presses; bank transfers are switched off; call 1 is answered well; all reads are answered',
  ],
  [
    'K: the message about an interrupted transfer disappeared with the transfer page, which had been switched off',
    ['card and bank'],
    '1 goes to beside; all reads are answered; 1 fills the form; 1 presses; bank transfers are switched off; 1 reloads; all reads are answered',
  ],
  [
    'an answer that came while the login covered the page was not reported afterwards',
    all,
    '1 presses; the session ends; 1 reads again; read 1 is answered with 401; call 1 is answered well; 1 logs in as Priya; all reads are answered',
  ],
  [
    'a call that was itself refused because the session had ended was not reported after the login',
    all,
    '1 presses; call 1 is answered with 401; 1 logs in as Priya; all reads are answered',
  ],
  [
    'M: another member signed in while the page was reading the basket, and their basket was shown',
    ['checkout'],
    '1 reloads; Sam logs in elsewhere; 1 reads again; all reads are answered',
  ],
  [
    'M: the basket of a member who had signed in in another tab was shown for a moment',
    ['checkout'],
    '1 presses; Sam logs in elsewhere; call 1 is lost; all reads are answered',
  ],
  [
    'M: another member signed in in another tab, and a press sent a call in their name',
    all,
    'Sam logs in elsewhere; 1 presses; all reads are answered; 1 presses',
  ],
  [
    'M: another member signed in between an order and its payment',
    ['checkout'],
    '1 presses; Sam logs in elsewhere; call 1 is answered well; all reads are answered',
  ],
  [
    'O: an empty answer was reported with the outcome of an earlier withdrawal',
    ['card'],
    '1 presses; call 1 is refused; all reads are answered; 1 presses; call 1 is answered with nothing; all reads are answered',
  ],
  [
    'P: the provider was slow, and a second payment of the same order was started',
    ['checkout'],
    '1 presses; call 1 is answered well; call 1 is answered well; 3.1 s pass; 1 presses; 16 s pass; 1 presses',
  ],
  [
    'an order took along a voucher that an earlier page had sent, and that arrived after the basket was read: it was expected to be shown',
    ['checkout'],
    '(cold) 1 goes to beside; all reads are answered; 1 fills the form; 1 presses; 1 goes back; 1 reloads; all reads are answered; 1 fills the form; 1 presses',
  ],
  [
    'a page that woke after the minute waited a second one before it read again',
    ['card', 'bank', 'order', 'cancel', 'checkout'],
    '1 presses; call 1 is lost; all reads are answered; 1 freezes; call 1 is done; 61 s pass; 1 thaws',
  ],
  [
    'the same, if it slept while it read the purse',
    ['card', 'bank', 'order', 'cancel', 'checkout'],
    '1 presses; call 1 is lost; 1 freezes; all reads are answered; call 1 is done; 61 s pass; 1 thaws',
  ],
  [
    'a page that could not read its basket kept an old total after another page had bought a voucher',
    ['checkout'],
    '(cold) 3 opens; all reads are answered; 3 goes to beside; 3 fills the form; 3 presses; call 1 is answered well; 45 s pass; 3 reads again; read 1 is answered well; 45 s pass; 1 goes to beside; 1 fills the form; 1 presses; call 1 is answered well; all reads are answered; 61 s pass',
  ],
  [
    'a page that loaded while another tab’s call ended kept the balance from before it',
    ['card', 'bank'],
    '(cold) 3 opens; all reads are answered; 1 fills the form; 1 presses; 3 reloads; read 3 is looked up; call 1 is answered well; all reads are answered; 61 s pass',
  ],
]
