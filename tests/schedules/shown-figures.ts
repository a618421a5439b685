/** How the screens write the server's figures. */
import { formatPounds, Pence } from '@save/domain/kernel'
import type { Seen } from './journeys/journey.ts'
import type { History } from './witness/history.ts'
import { type Account, balanceOf, type PlacedOrder, totalsOf } from './world/accounts.ts'

const inPounds = (pence: number): string => formatPounds(Pence.make(pence))

/** Each figure names its edition and its member. */
export function noteEdition({ editions }: History, account: Account): void {
  const from = { member: account.name, edition: account.edition }
  const { credit, debit } = totalsOf(account)
  editions.set(`member ${inPounds(balanceOf(account))}`, from)
  // An empty basket costs nothing, whatever its edition.
  if (credit > 0) editions.set(`credit ${inPounds(credit)}`, from)
  if (debit > 0) editions.set(`debit ${inPounds(debit)}`, from)
}

/** A placed order, as the checkout writes it. */
export const orderInWords = (order: PlacedOrder | undefined): Seen['order'] =>
  order && {
    lines: order.lines.map(({ vendor, amount }) => `${vendor} ${inPounds(amount)}`).join(', '),
    total: inPounds(order.totals.credit),
  }
