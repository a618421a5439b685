import { accountMessages } from '@save/domain/account'
import { AccountCards } from '@save/ui/account'
import { Page, PageHead, Wrap } from '@save/ui/page'
import { WithMember } from '../portal/with-member.tsx'
import { AboutYouCard } from './about-you-card.tsx'
import { AddressCard } from './address-card.tsx'
import { EditAwaited } from './edit-awaited.tsx'
import { NameCard } from './name-card.tsx'
import { PasswordCard } from './password-card.tsx'

/** Account edit: four cards, each saved on its own (EDIT-01). */
export const EditScreen = () => (
  <WithMember awaited={<EditAwaited />}>
    {(member) => (
      <Page>
        <Wrap>
          <PageHead title={accountMessages.ours.editHeading} />
          <AccountCards>
            <div>
              <NameCard member={member} />
              <PasswordCard member={member} />
            </div>
            <div>
              <AboutYouCard member={member} />
              <AddressCard member={member} />
            </div>
          </AccountCards>
        </Wrap>
      </Page>
    )}
  </WithMember>
)
