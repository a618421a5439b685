/** The order machine's input, context and events. */
import type { Pence, ResourceRef } from '../kernel/index.ts'
import type { PurseRef } from '../ledger/index.ts'
import type { Member } from '../member/index.ts'
import type { Choice } from './choice.schema.ts'
import type { OrderDraft, OrderForm } from './order.rules.ts'

export interface OrderInput {
  readonly choice: Choice
  readonly amount: Pence
  readonly member: ResourceRef<Member>
  /** The salary's entry in the ledger. */
  readonly purse: PurseRef
  /** The part of the form that survived a reload of the page (OQ-134). */
  readonly draft?: OrderDraft | undefined
}

export interface Ordering extends OrderInput {
  /** The page's own amount; `amount` is the running order's until that has ended. */
  readonly amountOfPage: Pence
  readonly form: OrderForm
  /** Submit attempts. After the first, complaints are shown. */
  readonly submissions: number
  readonly serverMessages: readonly string[]
  /** The messages are a refusal's, which says why. */
  readonly isRefused: boolean
  /** The amount of the last order that was sent, which the messages are about. */
  readonly sentAmount?: Pence | undefined
  /** The page was left while the order was running. */
  readonly isAway: boolean
  /** The same, even if the member has come back since. */
  readonly wasLeft: boolean
}

export type OrderEvent =
  | { readonly type: 'order.changed'; readonly change: Partial<OrderForm> }
  | { readonly type: 'order.submitted' }
  /** The page was opened, for this amount. */
  | { readonly type: 'page.entered'; readonly amount: Pence }
  | { readonly type: 'page.left' }
