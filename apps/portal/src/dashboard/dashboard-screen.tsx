import {
  type DashboardData,
  type DashboardParts,
  dashboardHeadView,
  dashboardView,
  hasDashboardFailed,
  isLoadingOffers,
} from '@save/domain/dashboard'
import { currentView, type ResourceView } from '@save/domain/kernel'
import type { Member } from '@save/domain/member'
import { challengeView } from '@save/domain/session'
import { useSelector } from '@xstate/react'
import { useReading, useResource, useResources } from '../portal/resources.tsx'
import { useConfiguration, usePortal } from '../portal/use-portal.ts'
import { FailureScreen } from '../routing/failure-screen.tsx'
import { usePath } from '../routing/use-address.ts'
import { Banners } from './banners.tsx'
import { DashboardLayout } from './dashboard-layout.tsx'
import { HeadLoading, OffersLoading } from './dashboard-loading.tsx'
import { FurtherOffers, MemberBalance, Offers } from './dashboard-offers.tsx'

/** Home: the balance, the banners, and all offers. */
export const DashboardScreen = () => (
  <DashboardStates parts={useDashboardParts()} onRetry={useDashboardRetry()} />
)

export interface DashboardStatesProps {
  readonly parts: DashboardParts & {
    readonly member: ResourceView<Member>
    /** The current member: we don't show an old balance. */
    readonly knownMember: ResourceView<Member>
    readonly dashboard: ResourceView<DashboardData>
  }
  readonly onRetry: () => void
}

/** The dashboard while it loads, after a failure, or with its content. */
export function DashboardStates({ parts, onRetry }: DashboardStatesProps) {
  const configuration = useConfiguration()
  const { member, dashboard } = parts

  if (hasDashboardFailed(parts)) return <FailureScreen onRetry={onRetry} />
  if (isLoadingOffers(parts) || member.is !== 'ready' || dashboard.is !== 'ready')
    return (
      <DashboardLayout busy balance={<HeadLoading />} banners={<Banners />}>
        <OffersLoading />
      </DashboardLayout>
    )
  const view = dashboardView(dashboard.value, configuration)
  return (
    <DashboardLayout
      balance={
        <MemberBalance
          head={dashboardHeadView(member.value, parts.knownMember)}
          onReadAgain={onRetry}
        />
      }
      banners={<Banners />}
      below={<FurtherOffers view={view} />}
    >
      <Offers view={view} />
    </DashboardLayout>
  )
}

function useDashboardParts() {
  const { challenge } = usePortal().portal.getSnapshot().context
  const path = usePath()
  return {
    member: useResource((resources) => resources.member),
    knownMember: useReading(useResources().member, currentView),
    menu: useResource((resources) => resources.menu),
    dashboard: useResource((resources) => resources.dashboard),
    challenge: useSelector(challenge, (snapshot) => challengeView(snapshot, path)),
  }
}

/** Reloads only the failed data. */
function useDashboardRetry() {
  const { member, dashboard } = useResources()
  return () => {
    for (const resource of [member, dashboard]) resource.send({ type: 'resource.needed' })
  }
}
