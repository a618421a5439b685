import {
  benefitsMessages,
  benefitsPolicy,
  type ChoiceCardView,
  choiceCards,
  type Tab,
} from '@save/domain/benefits'
import { leftOutOf, type ResourceView } from '@save/domain/kernel'
import { ListingCard, ListingStatus } from '@save/ui/listing'
import { Outcome } from '@save/ui/outcome'
import { Stamp } from '@save/ui/picture'
import { SkeletonListing } from '@save/ui/skeleton-lists'
import { LeftOut } from '../portal/left-out.tsx'
import { PagedListing } from '../portal/paged-listing.tsx'
import { usePaging } from '../portal/use-paging.ts'
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
    {tab.is === 'loading' && <SkeletonListing count={benefitsPolicy.cardsAwaited} />}
    {tab.is === 'ready' && <LeftOut count={leftOutOf(tab.value.choices)} />}
    {tab.is === 'ready' && <Choices tab={tab.value} />}
  </>
)

/** The address stores the page (OQ-069). */
function Choices({ tab }: { readonly tab: Tab }) {
  const { view, move } = usePaging(tab.choices.length)
  if (view === undefined) return null
  return (
    <PagedListing paging={view} onMove={move}>
      {choiceCards(tab, view.page).map((card) => (
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
