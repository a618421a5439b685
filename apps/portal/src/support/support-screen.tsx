import { supportMessages } from '@save/domain/support'
import { Page, Wrap } from '@save/ui/page'
import { AfterABeat, Loading, SkeletonRows } from '@save/ui/skeleton'
import { WithMember } from '../portal/resources.tsx'
import { SupportHead } from './support-head.tsx'
import { SupportPage } from './support-page.tsx'

/** Help & Support. Waits for the member, since their profile fills the form (SUPPORT-05). */
export const SupportScreen = () => (
  <WithMember awaited={<SupportLoading />}>
    {(member) => <SupportPage member={member} />}
  </WithMember>
)

const SupportLoading = () => (
  <Page busy>
    <Wrap>
      <SupportHead title={supportMessages.heading} />
      <AfterABeat>
        <Loading>{supportMessages.ours.loading}</Loading>
        <SkeletonRows count={1} />
      </AfterABeat>
    </Wrap>
  </Page>
)
