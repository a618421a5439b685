import { accountLinks, accountMessages } from '@save/domain/account'
import { AccountCards } from '@save/ui/account'
import { BackLink } from '@save/ui/link'
import { SkeletonRows, SkeletonSection } from '@save/ui/skeleton'
import { CheckedPage } from './checked-page.tsx'

export const BackToAccount = () => (
  <BackLink href={accountLinks.back}>{accountMessages.ours.back}</BackLink>
)

/** The account edit page before the member's data are loaded and checked. */
export const EditLoading = () => (
  <CheckedPage heading={accountMessages.ours.editHeading} back={<BackToAccount />}>
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
