import { areRowsSaying } from '@save/domain/benefits'
import { useSelector } from '@xstate/react'
import { usePortal } from '../portal/portal-context.tsx'

/** Is a cancellation on its way, or does its row still say how it ended? */
export const useRowsSaying = (): boolean =>
  useSelector(usePortal().portal.getSnapshot().context.ledger.benefits, areRowsSaying)
