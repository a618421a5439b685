import type { RetailerId } from '@save/domain/kernel'
import { type RetailerView, retailersMessages, slipView } from '@save/domain/retailers'
import { Info } from '@save/ui/card'
import { Offers } from '@save/ui/offer'
import { Columns, Page, PageHead, Stack, Wrap } from '@save/ui/page'
import { Stamp } from '@save/ui/picture'
import { type ReactNode, useId } from 'react'
import { ServerHtml } from '../content/server-html.tsx'
import { LeftOut, usePagesHere } from '../portal/lists.tsx'
import { OfferCard } from './offer-card.tsx'
import { RetailerStar } from './retailer-star.tsx'
import { Slip } from './slip.tsx'
import { useRedeem } from './use-redeem.ts'
import { useRefusalClosed } from './use-refusal-closed.ts'
import { useViewed } from './visit.ts'
import { WayBack } from './way-back.tsx'

export interface RetailerPageProps {
  readonly id: RetailerId
  readonly view: RetailerView
  /** The saving of the same shop's voucher. */
  readonly voucherHere: ReactNode
}

/** The retailer with its offers and its small print. */
export function RetailerPage({ id, view, voucherHere }: RetailerPageProps) {
  useRefusalClosed()
  useViewed({ id, name: view.name, image: view.image })
  return (
    <Page>
      <Wrap>
        <PageHead
          back={<WayBack />}
          stamp={<Stamp size="xl" image={view.image} eager />}
          title={view.name}
          action={<RetailerStar id={id} name={view.name} />}
        >
          <p>{view.available}</p>
        </PageHead>
        <Columns first kind="aside">
          <Stack>
            <ServerHtml html={view.description} topLevel={2} />
            <OffersOf id={id} view={view} />
            <LeftOut count={view.leftOut} />
            {voucherHere}
          </Stack>
          <Info
            groups={view.info.map(({ headerTitle, texts }) => ({
              heading: headerTitle,
              items: texts.map((html, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two details may be the same
                <ServerHtml key={index} html={html} topLevel={3} />
              )),
            }))}
          />
        </Columns>
      </Wrap>
    </Page>
  )
}

function OffersOf({ id, view }: Omit<RetailerPageProps, 'voucherHere'>) {
  const headingId = useId()
  const { redeem, linkInstead, trip } = useRedeem(id)
  const { shown, pager, top } = usePagesHere(view.offers)
  if (view.offers.length === 0) return null
  return (
    <>
      {trip !== undefined && <Slip view={slipView(id, view, trip)} />}
      <section aria-labelledby={headingId} ref={top} tabIndex={-1}>
        <h2 className="visually-hidden" id={headingId}>
          {retailersMessages.ours.offers}
        </h2>
        <Offers>
          {shown.map((offer) => (
            <OfferCard
              key={offer.offer.id}
              view={offer}
              retailer={view.name}
              onRedeem={() => redeem(offer.offer)}
              linkInstead={linkInstead?.offer === offer.offer.id ? linkInstead.address : undefined}
            />
          ))}
        </Offers>
        {pager}
      </section>
    </>
  )
}
