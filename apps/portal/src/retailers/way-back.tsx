import { retailersMessages } from '@save/domain/retailers'
import { paths } from '@save/domain/shell'
import { useVisit } from '../portal/use-portal.ts'
import { WayBack as WayBackFrom } from '../portal/way-back.tsx'

/** Links back to the list that the member came from, or to the last place in the directory (OQ-024). */
export const WayBack = () => (
  <WayBackFrom href={useVisit().directory ?? paths.cashback}>
    {retailersMessages.ours.backToCashback}
  </WayBackFrom>
)
