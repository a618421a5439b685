import { failureMessages } from '@save/domain/kernel'
import { paths, shellMessages } from '@save/domain/shell'
import { ButtonLink } from '@save/ui/button'
import { Outcome } from '@save/ui/outcome'
import { Page, Wrap } from '@save/ui/page'

/** An address without a screen (OQ-006). */
export const NotFoundScreen = () => (
  <Page>
    <Wrap>
      <Outcome page mark="empty" title={failureMessages.notFound}>
        <ButtonLink href={paths.dashboard}>{shellMessages.ours.toDashboard}</ButtonLink>
      </Outcome>
    </Wrap>
  </Page>
)
