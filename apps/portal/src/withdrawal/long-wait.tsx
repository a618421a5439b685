import { withdrawalMessages } from '@save/domain/withdrawal'
import { Notice } from '@save/ui/notice'

/** The answer takes so long that the member should know (OQ-135). */
export const LongWait = () => <Notice tone="note" messages={[withdrawalMessages.ours.longWait]} />
