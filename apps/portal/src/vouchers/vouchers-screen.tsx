import { leftOutOf } from '@save/domain/kernel'
import { paths } from '@save/domain/shell'
import { voucherListView, vouchersInAddress, vouchersMessages } from '@save/domain/vouchers'
import { Button, ButtonLink } from '@save/ui/button'
import { TextField } from '@save/ui/field'
import { Gain } from '@save/ui/figure'
import { BackLink } from '@save/ui/link'
import { Filters, ListingCard, ListingStatus } from '@save/ui/listing'
import { Outcome } from '@save/ui/outcome'
import { Page, PageHead, Wrap } from '@save/ui/page'
import { Stamp } from '@save/ui/picture'
import { AfterABeat } from '@save/ui/skeleton'
import { SkeletonListing } from '@save/ui/skeleton-lists'
import { Toggle } from '@save/ui/toggle'
import type { ReactNode } from 'react'
import { LeftOut, PagedListing } from '../portal/lists.tsx'
import { useResource, useResources } from '../portal/resources.tsx'
import { useListLeft } from '../portal/way-back.tsx'
import { useListInAddress } from '../routing/address-query.ts'
import { FailureInPlace } from '../routing/failure-screen.tsx'

const { ours } = vouchersMessages

/** A screenful of placeholder cards. */
const placeholderCards = 12

export interface VouchersScreenProps {
  readonly basketLink: ReactNode
}

/** All vendors, or those with a matching name (VOUCHER-01 to VOUCHER-08). */
export function VouchersScreen({ basketLink }: VouchersScreenProps) {
  const vendors = useResource((resources) => resources.vendors)
  const resource = useResources().vendors
  const [listState, send] = useListInAddress(vouchersInAddress)
  useListLeft(ours.backToVouchers)
  const { cards, count, paging } = voucherListView(
    listState,
    vendors.is === 'ready' ? vendors.value : [],
  )

  return (
    <Page busy={vendors.is === 'loading'}>
      <Wrap>
        <PageHead
          title={ours.vouchers}
          back={<BackLink href={paths.dashboard}>{ours.backToDashboard}</BackLink>}
          on={basketLink}
        />
        <Filters pair aria-label={ours.vouchers}>
          <TextField
            label={ours.searchByName}
            type="search"
            autoComplete="off"
            value={listState.text}
            onChange={(event) => send({ type: 'search.typed', text: event.target.value })}
          />
          <Toggle pressed={listState.isBySaving} onToggle={() => send({ type: 'order.toggled' })}>
            {ours.mostSavingFirst}
          </Toggle>
        </Filters>
        <ListingStatus>
          {vendors.is === 'loading' && (
            <AfterABeat>
              <p>{vouchersMessages.findingVouchers}</p>
            </AfterABeat>
          )}
          {vendors.is === 'failed' && (
            <FailureInPlace onRetry={() => resource.send({ type: 'resource.needed' })} />
          )}
          {vendors.is === 'ready' &&
            (count > 0 ? (
              <p>{ours.vouchersShown(count)}</p>
            ) : vendors.value.length === 0 ? (
              <NoVouchers />
            ) : (
              <NoneOfThatName onClear={() => send({ type: 'search.typed', text: '' })} />
            ))}
        </ListingStatus>
        {vendors.is === 'loading' && (
          <AfterABeat>
            <SkeletonListing count={placeholderCards} />
          </AfterABeat>
        )}
        {vendors.is === 'ready' && <LeftOut count={leftOutOf(vendors.value)} />}
        {paging && (
          <PagedListing
            paging={paging}
            onMove={(move) => send({ type: 'page.moved', move, ...paging })}
          >
            {cards.map(({ code, name, found, path, image, saving }) => (
              <ListingCard
                key={code}
                picture={<Stamp image={image} size="l" />}
                name={name}
                found={found}
                href={path}
              >
                <p>
                  <Gain>{ours.savingOf(saving)}</Gain>
                </p>
              </ListingCard>
            ))}
          </PagedListing>
        )}
      </Wrap>
    </Page>
  )
}

const NoneOfThatName = ({ onClear }: { readonly onClear: () => void }) => (
  <Outcome mark="empty" title={vouchersMessages.noVouchersFound}>
    <p>{ours.noneOfThatName}</p>
    <Button quiet onClick={onClear}>
      {ours.showAll}
    </Button>
  </Outcome>
)

const NoVouchers = () => (
  <Outcome mark="empty" title={vouchersMessages.noVouchersFound}>
    <p>{ours.noVouchersHelp}</p>
    <ButtonLink quiet href={paths.cashback}>
      {ours.seeCashback}
    </ButtonLink>
  </Outcome>
)
