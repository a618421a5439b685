import { accountMessages } from '@save/domain/account'
import { AccountCards } from '@save/ui/account'
import { Page, PageHead, Wrap } from '@save/ui/page'
import { useResource, useResources } from '../portal/use-resource.ts'
import { FailureScreen } from '../routing/failure-screen.tsx'
import { AboutYouCard } from './about-you-card.tsx'
import { AddressCard } from './address-card.tsx'
import { EditAwaited } from './edit-awaited.tsx'
import { NameCard } from './name-card.tsx'
import { PasswordCard } from './password-card.tsx'

/** Account edit: four cards, each saved on its own (EDIT-01). */
export function EditScreen() {
  const member = useResource((resources) => resources.member)
  const { member: resource } = useResources()

  if (member.is === 'failed') {
    return <FailureScreen onRetry={() => resource.send({ type: 'resource.needed' })} />
  }
  if (member.is === 'loading') return <EditAwaited />
  return (
    <Page>
      <Wrap>
        <PageHead title={accountMessages.ours.editHeading} />
        <AccountCards>
          <div>
            <NameCard member={member.value} />
            <PasswordCard member={member.value} />
          </div>
          <div>
            <AboutYouCard member={member.value} />
            <AddressCard member={member.value} />
          </div>
        </AccountCards>
      </Wrap>
    </Page>
  )
}
