import { sessionMessages } from '@save/domain/session'
import { Page, Wrap } from '@save/ui/page'
import { Loading, SkeletonRows, SkeletonSection } from '@save/ui/skeleton'
import { BankHead } from './bank-head.tsx'

/** The page before the member's data may be shown, or can be. */
export const BankAwaited = () => (
  <Page busy>
    <Wrap>
      <BankHead>
        <Loading>{sessionMessages.ours.checking}</Loading>
      </BankHead>
      <SkeletonSection within>
        <SkeletonRows count={12} />
      </SkeletonSection>
    </Wrap>
  </Page>
)
