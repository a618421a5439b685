import type { MadeOrder } from '@save/domain/benefits'
import type { ChoiceId } from '@save/domain/kernel'
import type { RunningPortal } from '@save/domain/portal'

/**
 * What benefit pages tell each other while this page is open. It is in no address and in no storage,
 * and gone with the portal that it belongs to.
 */
interface PageMemory {
  /** Amounts that were taken on to an order, as they stand in their field. */
  readonly amounts: Map<ChoiceId, string>
  madeOrder?: MadeOrder | undefined
}

const memories = new WeakMap<RunningPortal['portal'], PageMemory>()

export function pageMemory({ portal }: Pick<RunningPortal, 'portal'>): PageMemory {
  const memory = memories.get(portal) ?? { amounts: new Map() }
  memories.set(portal, memory)
  return memory
}
