import {
  benefitsMessages,
  benefitsPolicy,
  type ChoiceCardView,
  choiceCards,
  type Tab,
} from '@save/domain/benefits'
import {
  leftOutOf,
  type PageMove,
  pageAfter,
  pagingView,
  queryOfPage,
  type ResourceView,
} from '@save/domain/kernel'
import { ListingCard, ListingStatus } from '@save/ui/listing'
import { Outcome } from '@save/ui/outcome'
import { Stamp } from '@save/ui/picture'
import { SkeletonListing } from '@save/ui/skeleton-lists'
import { useLocation, useRouter } from '@tanstack/react-router'
import { LeftOut, PagedListing } from '../portal/lists.tsx'
import { addressPort } from '../routing/address-query.ts'
import { FailureInPlace } from '../routing/failure-screen.tsx'

export interface TabListProps {
  readonly tab: ResourceView<Tab>
  readonly onRetry: () => void
}

/** A tab that is loading, failed, empty, or shows one page of choices (BENEFIT-01 to BENEFIT-08). */
export const TabList = ({ tab, onRetry }: TabListProps) => (
  <>
    <ListingStatus>
      {tab.is === 'loading' && <p>{benefitsMessages.findingBenefits}</p>}
      {tab.is === 'failed' && <FailureInPlace onRetry={onRetry} />}
      {tab.is === 'ready' && tab.value.choices.length === 0 && (
        <Outcome mark="empty" title={benefitsMessages.noChoices}>
          <p>{benefitsMessages.ours.noChoicesHelp}</p>
        </Outcome>
      )}
    </ListingStatus>
    {tab.is === 'loading' && <SkeletonListing count={benefitsPolicy.placeholderCards} />}
    {tab.is === 'ready' && <LeftOut count={leftOutOf(tab.value.choices)} />}
    {tab.is === 'ready' && <Choices tab={tab.value} />}
  </>
)

/** Only the address stores the page number (OQ-069). */
function Choices({ tab }: { readonly tab: Tab }) {
  const router = useRouter()
  const search = useLocation({ select: ({ searchStr }) => searchStr })
  const paging = pagingView(tab.choices.length, [...new URLSearchParams(search)])
  if (paging === undefined) return null
  const turn = (move: PageMove) => {
    const page = pageAfter(move, paging.page, paging.pageCount)
    if (page === paging.page) return
    const address = addressPort(router)
    address.addQuery(queryOfPage(page))
    address.scrollToTop()
  }
  return (
    <PagedListing paging={paging} onMove={turn}>
      {choiceCards(tab, paging.page).map((card) => (
        <ChoiceCard card={card} key={card.id} />
      ))}
    </PagedListing>
  )
}

const ChoiceCard = ({ card }: { readonly card: ChoiceCardView }) => (
  <ListingCard picture={<Stamp image={card.image} size="l" />} name={card.name} href={card.path}>
    <p>{card.label}</p>
  </ListingCard>
)
