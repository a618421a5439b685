import { retailersMessages } from '@save/domain/retailers'
import { BackLink } from '@save/ui/back-link'
import { useWayBackToDirectory } from './left-directory.ts'

/** Back to the directory, at the page and filter that it was left with (OQ-024). */
export const WayBack = () => (
  <BackLink href={useWayBackToDirectory()}>{retailersMessages.ours.backToCashback}</BackLink>
)
