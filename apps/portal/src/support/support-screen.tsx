import { supportMessages } from '@save/domain/support'
import { Page, Wrap } from '@save/ui/page'
import { AfterABeat, Loading, SkeletonRows } from '@save/ui/skeleton'
import { useResource, useResources } from '../portal/use-resource.ts'
import { FailureScreen } from '../routing/failure-screen.tsx'
import { SupportHead } from './support-head.tsx'
import { SupportPage } from './support-page.tsx'

/** Help & Support. It waits for the member, because the profile fills the form (SUPPORT-05). */
export function SupportScreen() {
  const member = useResource((resources) => resources.member)
  const resource = useResources().member
  if (member.is === 'failed')
    return <FailureScreen onRetry={() => resource.send({ type: 'resource.needed' })} />
  if (member.is === 'ready') return <SupportPage member={member.value} />
  return (
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
}
