import type { MadeOrder } from '@save/domain/benefits'
import type { ChoiceId } from '@save/domain/kernel'
import type { RunningPortal } from '@save/domain/portal'

/**
 * What benefit pages pass to each other while the portal is open. It is in no address and no
 * storage, and is gone with the portal.
 */
interface PageMemory {
  /** Amounts taken on to an order, as typed. */
  readonly amounts: Map<ChoiceId, string>
  made?: {
    readonly order: MadeOrder
    /** The member has asked since to cancel it, in this tab. */
    isCancelAsked: boolean
    /** `cancellationsElsewhere` before it was sent. */
    readonly cancelledElsewhere: number
  }
}

const memories = new WeakMap<RunningPortal['portal'], PageMemory>()

/** How often other tabs have cancelled a benefit, or may have. */
export const cancellationsElsewhere = ({ portal }: Pick<RunningPortal, 'portal'>): number =>
  portal.getSnapshot().context.ledger.benefits.getSnapshot().context.changesElsewhere

export function pageMemory({ portal }: Pick<RunningPortal, 'portal'>): PageMemory {
  const memory = memories.get(portal) ?? { amounts: new Map() }
  memories.set(portal, memory)
  return memory
}
