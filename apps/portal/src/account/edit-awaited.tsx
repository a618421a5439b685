import { accountMessages } from '@save/domain/account'
import { AccountCards } from '@save/ui/account'
import { SkeletonRows, SkeletonSection } from '@save/ui/skeleton'
import { CheckedPage } from './checked-page.tsx'

/** Account edit before the member's data may be shown, or can be. */
export const EditAwaited = () => (
  <CheckedPage heading={accountMessages.ours.editHeading}>
    <AccountCards>
      <SkeletonSection within>
        <SkeletonRows count={12} />
      </SkeletonSection>
      <SkeletonSection within>
        <SkeletonRows count={12} />
      </SkeletonSection>
    </AccountCards>
  </CheckedPage>
)
