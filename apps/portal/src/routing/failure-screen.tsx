import { failureMessages } from '@save/domain/kernel'
import { Button } from '@save/ui/button'
import { Outcome } from '@save/ui/outcome'
import { Page, Wrap } from '@save/ui/page'

interface FailureProps {
  readonly onRetry: () => void
}

/** 'Something went wrong.' instead of a list, with a button to try again (OQ-140). */
export const FailureInPlace = ({ onRetry }: FailureProps) => (
  <Outcome mark="trouble" title={failureMessages.somethingWentWrong}>
    <Button onClick={onRetry}>{failureMessages.ours.tryAgain}</Button>
  </Outcome>
)

/** 'Something went wrong.' instead of a page, with a button to try again (OQ-131). */
export const FailureScreen = ({ onRetry }: FailureProps) => (
  <Page>
    <Wrap>
      <Outcome page mark="trouble" title={failureMessages.somethingWentWrong}>
        <Button onClick={onRetry}>{failureMessages.ours.tryAgain}</Button>
      </Outcome>
    </Wrap>
  </Page>
)
