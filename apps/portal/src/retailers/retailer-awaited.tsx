import { type RetailerId, resourceView } from '@save/domain/kernel'
import { retailersMessages } from '@save/domain/retailers'
import { Page, PageHead, Wrap } from '@save/ui/page'
import { Columns } from '@save/ui/section'
import { AfterABeat, Loading, Skeleton } from '@save/ui/skeleton'
import { SkeletonOffers } from '@save/ui/skeleton-lists'
import { useSelector } from '@xstate/react'
import { useResources } from '../portal/use-resource.ts'
import { WayBack } from './way-back.tsx'

/** About as many as a retailer has. */
const awaitedOffers = 3

/** The retailer is on its way (RETAILER-01); its name may be known from the directory. */
export function RetailerAwaited({ id }: { readonly id: RetailerId }) {
  const name = useKnownName(id)
  return (
    <Page busy>
      <Wrap>
        <PageHead
          back={<WayBack />}
          stamp={
            <AfterABeat>
              <Skeleton shape="stamp-xl" />
            </AfterABeat>
          }
          title={name ?? <span className="visually-hidden">{retailersMessages.ours.cashback}</span>}
        >
          <AfterABeat>
            <Loading>{retailersMessages.loading}</Loading>
          </AfterABeat>
        </PageHead>
        <AfterABeat>
          <Columns first kind="aside">
            <SkeletonOffers count={awaitedOffers} />
          </Columns>
        </AfterABeat>
      </Wrap>
    </Page>
  )
}

function useKnownName(id: RetailerId): string | undefined {
  return useSelector(useResources().retailers, (snapshot) => {
    const retailers = resourceView(snapshot)
    return retailers.is === 'ready'
      ? retailers.value.find((retailer) => retailer.id === id)?.name
      : undefined
  })
}
