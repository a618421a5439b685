/** How a fault is planted around a screen. */

import { formatPounds } from '@save/domain/kernel'
import { Effect } from 'effect'
import { order } from '../journeys/benefits.ts'
import { checkout } from '../journeys/checkout.ts'
import type { Journey, Screen, Seen, ShownOrder } from '../journeys/journey.ts'
import { bank, card } from '../journeys/withdrawals.ts'
import type { Page } from '../world/page.ts'

type Change = (screen: Screen, page: Page) => Partial<Screen>

export const planted = (journey: Journey, change: Change): Journey => ({
  ...journey,
  open(page) {
    const screen = journey.open(page)
    return { ...screen, ...change(screen, page) }
  },
})

/** The screen says something untrue. */
export const saying = (journey: Journey, otherwise: (seen: Seen) => Partial<Seen>): Journey =>
  planted(journey, (screen) => ({
    see() {
      const seen = screen.see()
      return { ...seen, ...otherwise(seen) }
    },
  }))

/** Past the ledger, straight to the server. */
export const withdrawUnasked = ({ ports }: Page): void =>
  void Effect.runFork(Effect.ignore(ports.withdrawal.withdrawToCard()))

/** A screen that has forgotten that a figure is being read again. */
export function withOldFigures(): Journey {
  let old: Seen['figures'] = []
  return saying(card, ({ figures }) => {
    if (figures.every(({ isCurrent }) => isCurrent)) old = figures
    return { figures: old }
  })
}

/** A form that outlives its page. */
export function withTextOfAll(): Journey {
  let last: string | undefined
  return planted(bank, (screen) => ({
    fill(text, pounds) {
      last = text
      screen.fill(text, pounds)
    },
    see() {
      const seen = screen.see()
      return seen.isThere && last !== undefined ? { ...seen, typed: last } : seen
    },
  }))
}

/** A form whose declaration, once accepted, stays so. */
export function withDeclarationOfAll(): Journey {
  let first: string | undefined
  return saying(order, ({ declared }) => {
    first ??= declared
    return { declared: declared && first }
  })
}

/** A page that forgets nothing of what it has said. */
export function withWordsOfAll(journey: Journey): Journey {
  let last: Pick<Seen, 'told' | 'words'> | undefined
  return saying(journey, ({ isThere, told, words }) => {
    if (told !== 'nothing') last = { told, words }
    return isThere && last !== undefined ? last : {}
  })
}

/** The screen puts something into the tab's storage whenever this happens. */
export const keeping = (journey: Journey, when: 'fill' | 'press' | 'keep', text: string): Journey =>
  planted(journey, (screen, page) => ({
    [when](...input: readonly [string, number]) {
      page.storage.setItem('kept', text)
      return screen[when](...input)
    },
  }))

export const sayingOfOrder = (otherwise: (order: ShownOrder) => ShownOrder): Journey =>
  saying(checkout, ({ order }) => (order ? { order: otherwise(order) } : {}))

/** A checkout that never forgets its first order. */
export function withFirstOrder(): Journey {
  let first: ShownOrder | undefined
  return sayingOfOrder((order) => {
    first ??= order
    return first
  })
}

/** A basket's total is read without asking whose session it is. */
export function withBasketOfAll(screen: Screen, { ports }: Page): Partial<Screen> {
  let total: string | undefined
  return {
    retry() {
      screen.retry()
      const reading = Effect.map(ports.checkout.readTotal('credit'), formatPounds)
      Effect.runPromise(reading).then(
        (text) => {
          total = text
        },
        () => undefined,
      )
    },
    see() {
      const seen = screen.see()
      if (total === undefined) return seen
      const read = { of: 'credit', where: 'The checkout', text: total, isCurrent: false } as const
      return { ...seen, figures: [...seen.figures, read] }
    },
  }
}
