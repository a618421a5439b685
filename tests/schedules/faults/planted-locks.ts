/** Faults in the locks, and in what is read after a call. */

import { latest } from '../world/server.ts'
import type { PlantedFault } from './planted-faults.ts'
import {
  as,
  dropMarksWhen,
  forgetTimers,
  marks,
  olderAnswers,
  ownCallsOnly,
  rememberReads,
  splitBy,
} from './plants.ts'

export const plantedLocks: readonly PlantedFault[] = [
  [
    'a logout drops the marks',
    'card',
    'wanders',
    () => ({ fetch: (fetch) => dropMarksWhen(fetch, ({ url }) => url.endsWith('/api/logout')) }),
    '2 opens; all reads are answered; 2 presses; 2 logs out; all reads are answered; 2 logs in as Priya; all reads are answered; 2 presses',
  ],
  [
    'a 401 drops the marks',
    'card',
    'wanders',
    () => ({ fetch: (fetch) => dropMarksWhen(fetch, ({ status }) => status === 401) }),
    'all reads are answered; 1 presses; call 1 is lost; read 1 is answered with 401; 1 logs in as Priya; all reads are answered; 1 presses',
  ],
  [
    'a tab does not notice what another one has changed',
    'card',
    'stays',
    () => ({ shared: () => ({ listen: () => undefined }) }),
    '2 opens; all reads are answered; 1 presses; call 1 is answered well; 1 s pass',
  ],
  [
    'a tab does not notice that another one’s call may still arrive',
    'card',
    'stays',
    () => ({ shared: marks(ownCallsOnly) }),
    '2 opens; 3 opens; all reads are answered; 3 presses; call 1 is lost; call 1 is done; 2 presses',
  ],
  [
    'nobody reads a purse again a minute after a lost call',
    'card',
    'stays',
    () => ({ browser: (browser) => forgetTimers(browser, (ms) => ms > 50_000 && ms <= latest) }),
    'all reads are answered; 1 presses; call 1 is lost; all reads are answered; call 1 is done; 61 s pass',
  ],
  [
    'after a minute the lock is free, and nothing is read again',
    'card',
    'stays',
    () => ({ fetch: (fetch) => rememberReads(fetch, (since) => since >= 59_000) }),
    'all reads are answered; 1 presses; call 1 is lost; all reads are answered; call 1 is done; 61 s pass',
  ],
  [
    'every press has the same key',
    'card',
    'stays',
    () => ({ shared: marks(() => ({ newKey: () => 'the only key' })) }),
    'all reads are answered; 1 presses; call 1 is answered well; 1 presses',
  ],
  [
    'nobody notices that a tab with a call in flight was closed',
    'card',
    'wanders',
    () => ({ shared: marks(() => ({ whenFree: () => new Promise(() => undefined) })) }),
    '2 opens; all reads are answered; 2 presses; 2 closes; call 1 is done; 61 s pass',
  ],
  [
    'the pages of the card and of the bank lock purses of their own',
    'card and bank',
    'stays',
    () => ({ shared: (purses, page) => splitBy(purses, () => page.journey ?? '') }),
    '2 opens; all reads are answered; 1 goes to beside; 1 fills the form; 1 and 2 press at once',
  ],
  [
    'each tab locks purses of its own',
    'bank',
    'stays',
    () => ({ shared: (purses, page) => splitBy(purses, () => String(page.tab)) }),
    '2 opens; all reads are answered; 1 fills the form; 2 fills the form; 1 and 2 press at once',
  ],
  [
    'two tabs send at once, since neither sees the other’s lock or mark in time',
    'card',
    'stays',
    () => ({
      shared: marks((mark) => ({ ...ownCallsOnly(mark), hold: async () => () => undefined })),
    }),
    '2 opens; all reads are answered; 1 and 2 press at once',
  ],
  [
    'the mark of one member locks another one’s purse',
    'card',
    'wanders',
    () => ({
      shared: (purses) => as(purses, (member) => ({ ...member, emailAddress: 'everybody' })),
    }),
    'all reads are answered; 1 presses; call 1 is lost; 1 logs out; all reads are answered; 1 logs in as Sam; all reads are answered',
  ],
  [
    'an answer from the browser’s cache counts as the balance now',
    'card',
    'stays',
    () => ({ fetch: (fetch) => rememberReads(fetch, (since) => since < 3000) }),
    '2 opens; all reads are answered; 1 presses; call 1 is answered well; 1 s pass',
  ],
  [
    'an old answer takes the place of a newer one',
    'card',
    'stays',
    () => ({ fetch: olderAnswers }),
    'all reads are answered; 1 presses; call 1 is answered well',
  ],
  [
    'a total stays when its basket has changed',
    'checkout',
    'stays',
    () => ({
      fetch: (fetch) => rememberReads(fetch, () => true, /\/api\/Basket\/Total/),
    }),
    'all reads are answered; 1 goes to beside; 1 fills the form; 1 presses; call 1 is answered well; all reads are answered; 1 goes to main; all reads are answered',
  ],
]
