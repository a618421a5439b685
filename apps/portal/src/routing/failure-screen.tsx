import { failureMessages } from '@save/domain/kernel'
import { Button } from '@save/ui/button'
import { Outcome } from '@save/ui/outcome'
import { Page, Wrap } from '@save/ui/page'

/** 'Something went wrong.' in place of a page, with a way to try again (OQ-131). */
export const FailureScreen = ({ onRetry }: { readonly onRetry: () => void }) => (
  <Page>
    <Wrap>
      <Outcome page mark="trouble" title={failureMessages.somethingWentWrong}>
        <Button onClick={onRetry}>{failureMessages.ours.tryAgain}</Button>
      </Outcome>
    </Wrap>
  </Page>
)
