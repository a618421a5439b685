import { paths } from '@save/domain/shell'
import { vendorCards, vouchersMessages } from '@save/domain/vouchers'
import { BackLink } from '@save/ui/back-link'
import { ButtonLink } from '@save/ui/button'
import { Gain } from '@save/ui/gain'
import { Listing, ListingCard, ListingStatus } from '@save/ui/listing'
import { Outcome } from '@save/ui/outcome'
import { Page, PageHead, Wrap } from '@save/ui/page'
import { AfterABeat, SkeletonListing } from '@save/ui/skeleton'
import { Stamp } from '@save/ui/stamp'
import { ListPager } from '../portal/list-pager.tsx'
import { usePaging } from '../portal/use-paging.ts'
import { useResource, useResources } from '../portal/use-resource.ts'
import { FailureInPlace } from '../routing/failure-screen.tsx'

const { ours } = vouchersMessages

/** A screenful of cards stands for what comes. */
const cardsAwaited = 12

/** Everybody whose vouchers can be bought (VOUCHER-01 to VOUCHER-08). */
export function VouchersScreen() {
  const vendors = useResource((resources) => resources.vendors)
  const resource = useResources().vendors
  const all = vendors.is === 'ready' ? vendors.value : []
  const paging = usePaging(all.length)
  const cards = vendorCards(all, paging.view?.page ?? 1)

  return (
    <Page busy={vendors.is === 'loading'}>
      <Wrap>
        <PageHead
          title={ours.vouchers}
          back={<BackLink href={paths.dashboard}>{ours.backToDashboard}</BackLink>}
        />
        <ListingStatus>
          {vendors.is === 'loading' && (
            <AfterABeat>
              <p>{vouchersMessages.findingVouchers}</p>
            </AfterABeat>
          )}
          {vendors.is === 'failed' && (
            <FailureInPlace onRetry={() => resource.send({ type: 'resource.needed' })} />
          )}
          {vendors.is === 'ready' && cards.length === 0 && <NoVouchers />}
        </ListingStatus>
        {vendors.is === 'loading' && (
          <AfterABeat>
            <SkeletonListing count={cardsAwaited} />
          </AfterABeat>
        )}
        {cards.length > 0 && (
          <Listing>
            {cards.map(({ code, name, path, image, saving }) => (
              <ListingCard
                key={code}
                picture={<Stamp image={image} size="l" />}
                name={name}
                href={path}
              >
                <p>
                  <Gain>{saving}</Gain>
                </p>
              </ListingCard>
            ))}
          </Listing>
        )}
        {paging.view && <ListPager paging={paging.view} onMove={paging.move} />}
      </Wrap>
    </Page>
  )
}

const NoVouchers = () => (
  <Outcome mark="empty" title={vouchersMessages.noVouchersFound}>
    <p>{ours.noVouchersHelp}</p>
    <ButtonLink quiet href={paths.cashback}>
      {ours.seeCashback}
    </ButtonLink>
  </Outcome>
)
