import { withdrawalMessages } from '@save/domain/withdrawal'
import { Notice } from '@save/ui/notice'

/** The answer is awaited for so long that the member should hear of it (OQ-135). */
export const LongWait = () => <Notice tone="note" messages={[withdrawalMessages.ours.longWait]} />
