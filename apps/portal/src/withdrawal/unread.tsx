import { withdrawalMessages } from '@save/domain/withdrawal'
import { Button } from '@save/ui/button'
import { Notice } from '@save/ui/notice'

/** The balance could not be read again: nothing continues before it is (OQ-135). */
export const Unread = ({ onRetry }: { readonly onRetry: () => void }) => (
  <Notice
    tone="note"
    messages={[
      <>
        {withdrawalMessages.ours.unread}{' '}
        <Button quiet size="s" onClick={onRetry}>
          {withdrawalMessages.ours.readAgain}
        </Button>
      </>,
    ]}
  />
)
