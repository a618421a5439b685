import { retailersMessages } from '@save/domain/retailers'
import { paths } from '@save/domain/shell'
import { useVisit } from '../portal/use-portal.ts'
import { WayBack as WayBackFrom } from '../portal/way-back.tsx'

/**
 * Back to the list that the member came from; otherwise to the directory as it was left (OQ-024).
 */
export const WayBack = () => (
  <WayBackFrom href={useVisit().directory ?? paths.cashback}>
    {retailersMessages.ours.backToCashback}
  </WayBackFrom>
)
