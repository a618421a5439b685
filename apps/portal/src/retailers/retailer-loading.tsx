import { type RetailerId, resourceView } from '@save/domain/kernel'
import { listedRetailer, retailersMessages } from '@save/domain/retailers'
import { thumbnailHref } from '@save/domain/shell'
import { Columns, Page, PageHead, Wrap } from '@save/ui/page'
import { Stamp } from '@save/ui/picture'
import { AfterABeat, Loading, Skeleton } from '@save/ui/skeleton'
import { SkeletonOffers } from '@save/ui/skeleton-lists'
import { useSelector } from '@xstate/react'
import { useResources } from '../portal/resources.tsx'
import { useConfiguration } from '../portal/use-portal.ts'
import { WayBack } from './way-back.tsx'

/** About as many offers as a retailer has. */
const placeholderOffers = 4

/** The retailer while it loads (RETAILER-01). If the member came from a list, that list provides name and picture. */
export function RetailerLoading({ id }: { readonly id: RetailerId }) {
  const { imageHost } = useConfiguration()
  const listed = useListed(id)
  return (
    <Page busy>
      <Wrap>
        <PageHead
          back={<WayBack />}
          stamp={
            listed ? (
              <Stamp size="xl" image={thumbnailHref(imageHost, listed.thumbnailImageUrl)} eager />
            ) : (
              <AfterABeat>
                <Skeleton shape="stamp-xl" />
              </AfterABeat>
            )
          }
          title={
            listed?.name ?? (
              <span className="visually-hidden">{retailersMessages.ours.cashback}</span>
            )
          }
        >
          <AfterABeat>
            <Loading>{retailersMessages.loading}</Loading>
          </AfterABeat>
        </PageHead>
        <AfterABeat>
          <Columns first kind="aside">
            <SkeletonOffers count={placeholderOffers} />
          </Columns>
        </AfterABeat>
      </Wrap>
    </Page>
  )
}

function useListed(id: RetailerId) {
  const { retailers, dashboard } = useResources()
  const inDirectory = useSelector(retailers, (snapshot) => {
    const view = resourceView(snapshot)
    return view.is === 'ready' ? listedRetailer(id, [view.value]) : undefined
  })
  const onDashboard = useSelector(dashboard, (snapshot) => {
    const view = resourceView(snapshot)
    if (view.is !== 'ready') return undefined
    const { featuredCashback, extraCashback, newestCashback, favouriteCashback } = view.value
    return listedRetailer(id, [featuredCashback, extraCashback, newestCashback, favouriteCashback])
  })
  return inDirectory ?? onDashboard
}
