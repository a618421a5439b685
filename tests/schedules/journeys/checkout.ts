/** The checkout, as its screen shows it. */
import {
  basketView,
  billingDraftOf,
  billingFormOf,
  blankBilling,
  boughtVouchers,
  type CheckoutSnapshot,
  checkoutBasket,
  checkoutLedgerView,
  checkoutMachine,
  checkoutTotal,
  isCheckoutLocked,
  maySetOrderAside,
  ownOrders,
  ownPayments,
  placedOrders,
  proceedControl,
  totalText,
} from '@save/domain/checkout'
import type { Member } from '@save/domain/member'
import { isLoggedOut, moneyJourney } from '@save/domain/portal'
import { keepOrderOf, keptOrder } from '@save/portal/checkout/kept-order'
import { takeDraft } from '@save/portal/memory/drafts'
import { origin, type Page } from '../world/page.ts'
import { billing, type Journey, sentencesIn, totalToCome } from './journey.ts'
import { type OpenScreen, screenOn } from './screen.ts'

export const checkout: Journey = {
  name: 'checkout',
  open(page) {
    const { member, basket, creditTotal } = page.resources
    const screen = screenOn(page, {
      values: [member],
      alsoReads: [basket],
      mount: (member) => openCheckout(page, member),
    })
    return {
      ...screen,
      retry() {
        for (const resource of [member, basket, creditTotal])
          resource.send({ type: 'resource.needed' })
      },
    }
  },
}

const billingName = 'checkout'

function openCheckout(page: Page, owner: Member): OpenScreen {
  const { basket, creditTotal, debitTotal } = page.resources
  const { basket: purse, payment: payments } = page.ledger
  const { portal, ports, browser } = page.running
  const journey = moneyJourney(portal, {
    key: 'checkout',
    machine: () => checkoutMachine(ports.checkout, browser),
    input: () => {
      const texts = takeDraft(billingName, owner, blankBilling)
      const totals = { credit: creditTotal, debit: debitTotal }
      const draft = texts && billingFormOf(texts)
      return { basket, totals, purse, payments, origin, draft, openOrder: keptOrder(owner, purse) }
    },
    whenBegun: (journey) =>
      keepOrderOf(
        journey,
        () => page.resources.member.getSnapshot().context.value ?? owner,
        () => !isLoggedOut(portal.getSnapshot()),
      ),
  })
  journey.send({ type: 'page.entered' })
  const stops = [page.read(basket), page.read(creditTotal)]
  return {
    see() {
      const snapshot = journey.getSnapshot()
      const known = snapshot.context.known.basket.shown
      const knownTotal = snapshot.context.known.totals.credit.shown
      const shown = checkoutBasket(snapshot)
      const total = checkoutTotal(snapshot)
      const text = totalText(total)
      const { isUnread, notes } = checkoutLedgerView(snapshot)
      const { serverMessages, form } = snapshot.context
      const isLocked = isCheckoutLocked(snapshot)
      // True if it shows an order's content, not the current basket.
      const isOrder = shown !== known
      const isOffered = !isUnread && proceedControl(snapshot).state === 'enabled'
      // With other details it is a new order, whose total the page may not have read yet.
      const orderTotal = text ?? (isOffered ? undefined : totalToCome)
      return {
        isOffered,
        isUnread: isUnread || known.is === 'failed' || knownTotal.is === 'failed',
        sentences: [...serverMessages, ...notes.flatMap(sentencesIn)],
        typed: form.county,
        says: isEmpty(shown) || mayOnlyLeave(snapshot, total) ? 'why' : undefined,
        figures:
          isOrder || text === undefined ? [] : [{ of: 'credit', where: 'The checkout', text }],
        basket: isOrder ? undefined : basketOf(linesOf(shown), text),
        showsBasket: !isOrder && shown.is === 'ready',
        ...(isOrder && !isLocked && { order: { lines: linesOf(shown), total: orderTotal } }),
        offer: `${linesOf(shown)} for ${text}`,
      }
    },
    reports() {
      const snapshot = journey.getSnapshot()
      const known = snapshot.context.known.basket.shown
      const { serverMessages, reportedCall, openOrder } = snapshot.context
      const isItself = checkoutBasket(snapshot) === known
      const isSaying = serverMessages.length > 0
      return [
        { own: ownOrders, isSaying: isSaying && reportedCall === 'orders' },
        { own: ownPayments, isSaying: isSaying && reportedCall === 'payments' },
        ...(isItself && known.is !== 'failed'
          ? [{ own: boughtVouchers, isSaying: known.is === 'ready' }]
          : []),
        ...(openOrder ? [{ own: placedOrders, isSaying: true }] : []),
      ]
    },
    press: () => journey.send({ type: 'form.submitted' }),
    fill: (text) => journey.send({ type: 'form.changed', change: { ...billing, county: text } }),
    draft: { name: billingName, of: () => billingDraftOf(journey.getSnapshot().context.form) },
    leave() {
      for (const stop of stops) stop()
      journey.send({ type: 'page.left' })
    },
  }
}

const isEmpty = (shown: ReturnType<typeof checkoutBasket>): boolean =>
  shown.is === 'ready' && basketView(shown.value).isEmpty

/** True if the page can't show the cost of the order, and offers to leave it. */
const mayOnlyLeave = (
  snapshot: CheckoutSnapshot,
  total: ReturnType<typeof checkoutTotal>,
): boolean => total.is === 'unknown' && maySetOrderAside(snapshot)

const linesOf = (shown: ReturnType<typeof checkoutBasket>): string =>
  shown.is === 'ready'
    ? basketView(shown.value)
        .rows.map(({ vendorName, amount }) => `${vendorName} ${amount}`)
        .join(', ')
    : ''

const basketOf = (lines: string, total: string | undefined): string | undefined =>
  total === undefined || lines === '' ? undefined : `${lines} for ${total}`
