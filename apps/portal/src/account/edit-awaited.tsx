import { accountMessages } from '@save/domain/account'
import { sessionMessages } from '@save/domain/session'
import { AccountCards } from '@save/ui/account'
import { Page, PageHead, Wrap } from '@save/ui/page'
import { Loading, SkeletonRows, SkeletonSection } from '@save/ui/skeleton'

/** Account edit before anything of the member may be shown, or can be. */
export const EditAwaited = () => (
  <Page busy>
    <Wrap>
      <PageHead title={accountMessages.ours.editHeading}>
        <Loading>{sessionMessages.ours.checking}</Loading>
      </PageHead>
      <AccountCards>
        <SkeletonSection within>
          <SkeletonRows count={12} />
        </SkeletonSection>
        <SkeletonSection within>
          <SkeletonRows count={12} />
        </SkeletonSection>
      </AccountCards>
    </Wrap>
  </Page>
)
