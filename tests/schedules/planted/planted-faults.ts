/** One fault for each invariant, planted around the screens: what the schedules must find. */
import { Effect } from 'effect'
import { order } from '../journeys/benefits.ts'
import { checkout } from '../journeys/checkout.ts'
import { type Journey, type Screen, type Seen, secrets } from '../journeys/journey.ts'
import { voucher } from '../journeys/voucher.ts'
import { bank, card } from '../journeys/withdrawals.ts'
import type { Subject } from '../subjects.ts'
import type { InvariantNumber } from '../witness/violation.ts'
import type { Page } from '../world/page.ts'

type Change = (screen: Screen, page: Page) => Partial<Screen>

const planted = (journey: Journey, change: Change): Journey => ({
  ...journey,
  open(page) {
    const screen = journey.open(page)
    return { ...screen, ...change(screen, page) }
  },
})

/** The screen says something else than is so. */
const saying = (journey: Journey, otherwise: (seen: Seen) => Partial<Seen>): Journey =>
  planted(journey, (screen) => ({
    see() {
      const seen = screen.see()
      return { ...seen, ...otherwise(seen) }
    },
  }))

/** Past the ledger, straight to the server. */
const withdrawUnasked = ({ ports }: Page): void =>
  void Effect.runFork(Effect.ignore(ports.withdrawal.withdrawToCard()))

/** A screen that has forgotten that a figure is being read again. */
function withOldFigures(): Journey {
  let old: Seen['figures'] = []
  return saying(card, ({ figures }) => {
    if (figures.every(({ isCurrent }) => isCurrent)) old = figures
    return { figures: old }
  })
}

/** A form that outlives its page. */
function withTextOfAll(): Journey {
  let last: string | undefined
  return planted(bank, (screen) => ({
    fill(text) {
      last = text
      screen.fill(text)
    },
    see() {
      const seen = screen.see()
      return seen.isThere && last !== undefined ? { ...seen, typed: last } : seen
    },
  }))
}

export const plantedFaults: Readonly<
  Record<InvariantNumber, { readonly fault: string; readonly subject: Subject }>
> = {
  1: {
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
  2: {
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
  3: {
    fault: 'the button is drawn disabled and works',
    subject: { main: saying(card, () => ({ isOffered: false })) },
  },
  4: {
    fault: 'a press asks no ledger',
    subject: { main: planted(card, (_, page) => ({ press: () => withdrawUnasked(page) })) },
  },
  5: {
    fault: 'a press goes by the balance that was read last, old or new',
    subject: { main: planted(card, (_, page) => ({ press: () => withdrawUnasked(page) })) },
  },
  6: { fault: 'an old balance stays while it is read again', subject: { main: withOldFigures() } },
  7: {
    fault: 'a lost answer is told as a failure',
    subject: { main: saying(order, ({ told }) => (told === 'lost' ? { told: 'failed' } : {})) },
  },
  8: { fault: 'a form outlives its page', subject: { main: withTextOfAll() } },
  9: {
    fault: 'the form is kept as it is',
    subject: {
      main: planted(bank, (screen, page) => ({
        fill(text) {
          screen.fill(text)
          page.storage.setItem('form', secrets.accountNumber)
        },
      })),
    },
  },
  10: {
    fault: 'nothing is kept under the login',
    subject: { main: planted(voucher, () => ({ keep: () => undefined })) },
  },
  11: {
    fault: 'an order that stands is shown with the total of the basket',
    subject: {
      main: saying(checkout, ({ order }) => (order ? { order: { ...order, total: '£0.00' } } : {})),
    },
  },
  12: {
    fault: 'nothing is said of a call that was lost',
    subject: {
      main: saying(order, ({ told }) => (told === 'lost' ? { told: 'nothing', words: [] } : {})),
    },
  },
}
