import { accountMessages } from '@save/domain/account'
import { Account } from '@save/ui/account'
import { SkeletonRows, SkeletonSection } from '@save/ui/skeleton'
import { CheckedPage } from './checked-page.tsx'

/** My Account before the member's data are loaded and checked. */
export const AccountLoading = () => (
  <CheckedPage heading={accountMessages.ours.heading}>
    <Account>
      <SkeletonSection within>
        <SkeletonRows count={3} />
      </SkeletonSection>
      <SkeletonSection within>
        <SkeletonRows count={10} />
      </SkeletonSection>
    </Account>
  </CheckedPage>
)
