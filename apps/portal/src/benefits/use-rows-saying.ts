import { areRowsSaying } from '@save/domain/benefits'
import { useSelector } from '@xstate/react'
import { usePortal } from '../portal/use-portal.ts'
import { usePurse } from '../portal/use-purse.ts'

/** Is a cancellation on its way, or does its row still say how it ended? */
export function useRowsSaying(): boolean {
  const purse = usePurse('benefits')
  return useSelector(usePortal().portal.getSnapshot().context.outcomes, ({ context }) =>
    areRowsSaying(purse, context),
  )
}
