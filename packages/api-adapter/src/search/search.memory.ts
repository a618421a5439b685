import type { Choice } from '@save/domain/benefits'
import { type Folded, folded, isNamedFrom, isNamedLike, itemsOfPage } from '@save/domain/kernel'
import type { Retailer } from '@save/domain/retailers'
import type {
  SearchAnswer,
  SearchFilter,
  SearchPort,
  SearchResult,
  SearchState,
} from '@save/domain/search'
import type { Vendor } from '@save/domain/vouchers'
import type { Catalogue } from '../world/catalogue.ts'
import { memoizeWeak } from '../world/memoize-weak.ts'
import { whenSignedIn } from '../world/when-signed-in.ts'
import type { Visit, World } from '../world/world.ts'

export const memorySearch = (world: World, visit: Visit): SearchPort => ({
  search: (searchState) => whenSignedIn(visit, () => answerOf(world.catalogue, searchState)),
})

/** The kinds that each filter accepts. */
const kinds: Readonly<Record<SearchFilter, readonly SearchResult['kind'][]>> = {
  All: ['retailer', 'vendor', 'choice'],
  Cashback: ['retailer'],
  Benefits: ['choice'],
  Vouchers: ['vendor'],
}

/** One page of results whose names contain the text. Names that begin with it come first. */
function answerOf(catalogue: Catalogue, { text, filter, page }: SearchState): SearchAnswer {
  const searchText = folded(text)
  const found = findablesOf(catalogue).filter(
    ({ name, result }) => kinds[filter].includes(result.kind) && isNamedLike(name, searchText),
  )
  const [first, then] = [true, false].map((begins) =>
    found.filter(({ name }) => isNamedFrom(name, searchText) === begins),
  )
  const sorted = [...(first ?? []), ...(then ?? [])].map(({ result }) => result)
  return { results: itemsOfPage(sorted, page), count: sorted.length }
}

interface Findable {
  readonly name: Folded
  readonly result: SearchResult
}

/** Everything that a search can find, by name, with the three kinds mixed. */
const findablesOf = memoizeWeak(({ retailers, vendors, tabs }: Catalogue): readonly Findable[] => {
  const choices = new Map(tabs.flatMap((tab) => tab.choices).map((choice) => [choice.id, choice]))
  return [
    ...retailers.map(retailerResultOf),
    ...vendors.map(vendorResultOf),
    ...[...choices.values()].map(choiceResultOf),
  ]
    .map((result) => ({ name: folded(result.name), result }))
    .sort((a, b) => (a.name.plain < b.name.plain ? -1 : Number(a.name.plain > b.name.plain)))
})

const retailerResultOf = ({ id, name, thumbnailImageUrl, offers }: Retailer): SearchResult => ({
  kind: 'retailer',
  id,
  name,
  ...(thumbnailImageUrl !== undefined && { thumbnailImageUrl }),
  offers: offers.map(({ enabled, cashbackDetails }) => ({
    enabled,
    ...(cashbackDetails !== undefined && { cashbackDetails }),
  })),
})

const vendorResultOf = ({ code, name, logo, percentageDiscount }: Vendor): SearchResult => ({
  kind: 'vendor',
  id: code,
  code,
  name,
  ...(logo !== undefined && { logo }),
  percentageDiscount,
})

const choiceResultOf = ({ id, name, choiceLogo, journeyType }: Choice): SearchResult => ({
  kind: 'choice',
  id,
  name,
  ...(choiceLogo !== undefined && { choiceLogo }),
  journeyType,
})
