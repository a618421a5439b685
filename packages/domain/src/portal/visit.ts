import type { MadeOrder } from '../benefits/index.ts'
import type { ChoiceId, RetailerId } from '../kernel/index.ts'
import type { ViewedRetailer } from '../retailers/index.ts'
import type { SupportSubject } from '../support/index.ts'

/** What pages pass to each other while the portal is open; the next member sees none of it. */
export interface Visit {
  /** Amounts typed for an order. */
  readonly amounts: ReadonlyMap<ChoiceId, string>
  /** The last salary sacrifice order. */
  readonly made?: {
    readonly order: MadeOrder
    /** The member has asked to cancel it since, in this tab. */
    readonly isCancelAsked: boolean
    /** How often other tabs had changed a benefit before the order was sent. */
    readonly cancelledElsewhere: number
  }
  /** The benefit whose row last asked to confirm a cancellation: one row asks at a time. */
  readonly cancelQuestion?: ChoiceId
  /** The question that the member brings to the support page, until that page uses it. */
  readonly question?: SupportSubject | undefined
  readonly viewed: readonly ViewedRetailer[]
  /** When the member last went to each shop to redeem an offer, in milliseconds since 1970. */
  readonly trips: ReadonlyMap<RetailerId, number>
  /** The address of the directory as the member left it, with its filter and page. */
  readonly directory?: string
  /** The last list that the member left: the text of its back link, its address, its position in the history. */
  readonly list?: { readonly label: string; readonly path: string; readonly place: number }
}

export const newVisit: Visit = { amounts: new Map(), viewed: [], trips: new Map() }
