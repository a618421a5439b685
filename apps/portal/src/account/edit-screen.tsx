import { accountMessages } from '@save/domain/account'
import { AccountCards, AccountJumps } from '@save/ui/account'
import { Page, PageHead, Wrap } from '@save/ui/page'
import { WithMember } from '../portal/resources.tsx'
import { AboutYouCard } from './about-you-card.tsx'
import { AddressCard } from './address-card.tsx'
import { headingIdOf } from './edit-card.tsx'
import { BackToAccount, EditLoading } from './edit-loading.tsx'
import { NameCard } from './name-card.tsx'
import { PasswordCard } from './password-card.tsx'

const { basicInformation, changePassword, aboutYou, address } = accountMessages
const headings = [basicInformation, changePassword, aboutYou, address]

/** The account edit page: four cards, each with its own save (EDIT-01). */
export const EditScreen = () => (
  <WithMember awaited={<EditLoading />}>
    {(member) => (
      <Page>
        <Wrap>
          <PageHead title={accountMessages.ours.editHeading} back={<BackToAccount />}>
            <AccountJumps jumps={headings.map((label) => ({ to: headingIdOf(label), label }))} />
          </PageHead>
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
