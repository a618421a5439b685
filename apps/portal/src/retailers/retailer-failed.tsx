import { failureMessages } from '@save/domain/kernel'
import { Button } from '@save/ui/button'
import { Outcome } from '@save/ui/outcome'
import { Page, PageHead, Wrap } from '@save/ui/page'
import { WayBack } from './way-back.tsx'

/** 'Something went wrong.' (RETAILER-02), even for a retailer that does not exist (OQ-006). */
export const RetailerFailed = ({ onRetry }: { readonly onRetry: () => void }) => (
  <Page>
    <Wrap>
      <PageHead back={<WayBack />} />
      <Outcome page mark="trouble" title={failureMessages.somethingWentWrong}>
        <Button onClick={onRetry}>{failureMessages.ours.tryAgain}</Button>
      </Outcome>
    </Wrap>
  </Page>
)
