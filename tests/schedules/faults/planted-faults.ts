/**
 * Deliberate faults. The schedules must find each of them within a thousand, and each has a short schedule that finds
 * it.
 */

import type { Member } from '@save/domain/member'
import { noMemory } from '@save/domain/testing/shared-purses'
import type { Mode } from '../draw.ts'
import { billing, secrets } from '../journeys/journey.ts'
import type { SubjectName } from '../subjects.ts'
import type { Plant } from '../world/plant.ts'
import { plantedLocks } from './planted-locks.ts'
import { acknowledgeAll, sendUnasked, showUntrue, storeWhenever, withoutPast } from './plants.ts'

export type PlantedFault = readonly [
  fault: string,
  subject: SubjectName,
  mode: Mode,
  plant: () => Plant,
  found: string,
]

export const plantedFaults: readonly PlantedFault[] = [
  ...plantedLocks,
  // Faults in what a page reports, sends, shows and stores.
  [
    'an outcome is forgotten by a reload',
    'card',
    'wanders',
    () => ({ parts: () => ({ outcomes: noMemory }) }),
    'all reads are answered; 1 presses; 1 reloads; all reads are answered; 7 s pass; all reads are answered',
  ],
  [
    'the outcomes of one member are reported to another',
    'card',
    'wanders',
    () => {
      let first: Member | undefined
      return {
        parts: ({ outcomes = noMemory }) => ({
          outcomes: {
            keep(stored, member) {
              first ??= member
              outcomes.keep(stored, first)
            },
            kept: (member) => outcomes.kept(first ?? member),
          },
        }),
      }
    },
    'all reads are answered; 1 presses; 1 reloads; all reads are answered; 1 logs out; all reads are answered; 1 logs in as Sam; all reads are answered',
  ],
  [
    'a page that thaws does not look at what it has missed',
    'card',
    'wanders',
    () => ({ browser: (browser) => Object.assign(browser, { wake: () => undefined }) }),
    '2 opens; all reads are answered; 1 freezes; 2 presses; call 1 is answered well; 1 thaws',
  ],
  [
    'a mark with a time in the past counts as over',
    'card',
    'wanders',
    () => ({ shared: withoutPast }),
    'all reads are answered; 1 presses; call 1 is lost; the clock jumps by 90 min; 1 reloads; all reads are answered; 1 presses',
  ],
  [
    'a double press sends twice',
    'card',
    'stays',
    () => ({
      screen(screen, page) {
        let presses = 0
        return {
          press() {
            presses += 1
            if (presses % 2 === 0) sendUnasked(page)
            else screen.press()
          },
        }
      },
    }),
    'all reads are answered; 1 presses twice',
  ],
  [
    'a press sends past the lock',
    'card',
    'stays',
    () => ({ screen: (_, page) => ({ press: () => sendUnasked(page) }) }),
    'all reads are answered; 1 presses twice',
  ],
  [
    'the button is drawn disabled, and works',
    'card',
    'stays',
    () => ({ screen: showUntrue(() => ({ isOffered: false })) }),
    'all reads are answered; 1 presses',
  ],
  [
    'another amount is sent than the form shows',
    'bank',
    'stays',
    () => ({ screen: showUntrue(({ offer }) => (offer ? { offer: '9' } : {})) }),
    'all reads are answered; 1 fills the form; 1 presses',
  ],
  [
    'a lost call is reported as one that was not made',
    'order',
    'stays',
    () => ({
      screen: showUntrue(({ sentences }) => ({
        sentences: sentences.filter((text) => !/may still|don’t know/.test(text)),
      })),
    }),
    'all reads are answered; 1 fills the form; 1 presses; call 1 is lost',
  ],
  [
    'a page that was left acknowledges what it has reported to nobody',
    'card',
    'wanders',
    () => ({
      screen: (screen, page) => ({
        close() {
          screen.close()
          acknowledgeAll(page)
        },
      }),
    }),
    'all reads are answered; 1 presses; 1 goes to elsewhere; call 1 is lost; all reads are answered; 7 s pass',
  ],
  [
    'nothing typed is kept when the login covers the form',
    'voucher',
    'wanders',
    () => ({ screen: () => ({ keep: () => undefined }) }),
    'all reads are answered; 1 fills the form; the session ends; 1 presses; call 1 is answered with 401; 1 logs in as Priya; all reads are answered',
  ],
  [
    'the form is stored with the account number',
    'bank',
    'stays',
    () => ({ screen: storeWhenever('fill', secrets.accountNumber) }),
    'all reads are answered; 1 fills the form',
  ],
  [
    'the billing details are stored with the order',
    'checkout',
    'stays',
    () => ({ screen: storeWhenever('press', billing.street) }),
    'all reads are answered; 1 fills the form; 1 presses',
  ],
  [
    'an unpaid order is shown without its total',
    'checkout',
    'stays',
    () => ({
      screen: showUntrue(({ order }) => (order ? { order: { ...order, total: undefined } } : {})),
    }),
    'all reads are answered; 1 fills the form; 1 presses; call 1 is answered well; call 1 is lost; all reads are answered',
  ],
]
