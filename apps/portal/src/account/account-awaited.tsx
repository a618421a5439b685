import { accountMessages } from '@save/domain/account'
import { sessionMessages } from '@save/domain/session'
import { Account } from '@save/ui/account'
import { Page, PageHead, Wrap } from '@save/ui/page'
import { Loading, SkeletonRows, SkeletonSection } from '@save/ui/skeleton'

/** My Account before anything of the member may be shown, or can be. */
export const AccountAwaited = () => (
  <Page busy>
    <Wrap>
      <PageHead title={accountMessages.ours.heading}>
        <Loading>{sessionMessages.ours.checking}</Loading>
      </PageHead>
      <Account>
        <SkeletonSection within>
          <SkeletonRows count={3} />
        </SkeletonSection>
        <SkeletonSection within>
          <SkeletonRows count={10} />
        </SkeletonSection>
      </Account>
    </Wrap>
  </Page>
)
