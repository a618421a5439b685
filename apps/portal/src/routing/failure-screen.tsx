import { failureMessages } from '@save/domain/kernel'
import { Button } from '@save/ui/button'
import { Outcome } from '@save/ui/outcome'
import { Page, Wrap } from '@save/ui/page'

interface FailureProps {
  readonly onRetry: () => void
}

/** 'Something went wrong.' in place of a list, with a way to try again (OQ-140). */
export const FailureInPlace = ({ onRetry }: FailureProps) => (
  <Outcome mark="trouble" title={failureMessages.somethingWentWrong}>
    <Button onClick={onRetry}>{failureMessages.ours.tryAgain}</Button>
  </Outcome>
)

/** 'Something went wrong.' in place of a page, with a way to try again (OQ-131). */
export const FailureScreen = ({ onRetry }: FailureProps) => (
  <Page>
    <Wrap>
      <Outcome page mark="trouble" title={failureMessages.somethingWentWrong}>
        <Button onClick={onRetry}>{failureMessages.ours.tryAgain}</Button>
      </Outcome>
    </Wrap>
  </Page>
)
