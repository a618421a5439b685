import { areRowsSaying } from '@save/domain/benefits'
import { useSelector } from '@xstate/react'
import { usePurse } from '../portal/money-page.tsx'
import { usePortal } from '../portal/use-portal.ts'

/** True while a cancellation runs or its row shows the outcome. */
export function useCancellationRows(): boolean {
  const purse = usePurse('benefits')
  return useSelector(usePortal().portal.getSnapshot().context.outcomes, ({ context }) =>
    areRowsSaying(purse, context),
  )
}
