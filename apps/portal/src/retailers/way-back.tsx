import { retailersMessages } from '@save/domain/retailers'
import { WayBack as WayBackFrom } from '../portal/way-back.tsx'
import { useWayBackToDirectory } from './left-directory.ts'

/**
 * Back to the list that the member came from; otherwise to the directory as it was left (OQ-024).
 */
export const WayBack = () => (
  <WayBackFrom href={useWayBackToDirectory()}>{retailersMessages.ours.backToCashback}</WayBackFrom>
)
