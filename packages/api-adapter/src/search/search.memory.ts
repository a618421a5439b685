import type { Choice } from '@save/domain/benefits'
import { itemsOfPage } from '@save/domain/kernel'
import type { Retailer } from '@save/domain/retailers'
import type {
  SearchAnswer,
  SearchFilter,
  SearchPlace,
  SearchPort,
  SearchResult,
} from '@save/domain/search'
import type { Vendor } from '@save/domain/vouchers'
import type { Catalogue } from '../memory/catalogue.ts'
import { remembered } from '../memory/remembered.ts'
import { whenSignedIn } from '../memory/when-signed-in.ts'
import type { Visit, World } from '../memory/world.ts'

export const memorySearch = (world: World, visit: Visit): SearchPort => ({
  search: (place) => whenSignedIn(visit, () => answerOf(world.catalogue, place)),
})

/** What each filter lets through. */
const kinds: Readonly<Record<SearchFilter, readonly SearchResult['kind'][]>> = {
  All: ['retailer', 'vendor', 'choice'],
  Cashback: ['retailer'],
  Benefits: ['choice'],
  Vouchers: ['vendor'],
}

/** One page of what has the text in its name, what begins with it first. */
function answerOf(catalogue: Catalogue, { text, filter, page }: SearchPlace): SearchAnswer {
  const sought = text.trim().toLowerCase()
  const found = findablesOf(catalogue).filter(
    ({ name, result }) => kinds[filter].includes(result.kind) && name.includes(sought),
  )
  const [first, then] = [true, false].map((begins) =>
    found.filter(({ name }) => name.startsWith(sought) === begins),
  )
  const sorted = [...(first ?? []), ...(then ?? [])].map(({ result }) => result)
  return { results: itemsOfPage(sorted, page), count: sorted.length }
}

interface Findable {
  /** In lower case, as it is looked for. */
  readonly name: string
  readonly result: SearchResult
}

/** Everything that can be found, by name: the three kinds stand mixed. */
const findablesOf = remembered(({ retailers, vendors, tabs }: Catalogue): readonly Findable[] => {
  const choices = new Map(tabs.flatMap((tab) => tab.choices).map((choice) => [choice.id, choice]))
  return [
    ...retailers.map(retailerResultOf),
    ...vendors.map(vendorResultOf),
    ...[...choices.values()].map(choiceResultOf),
  ]
    .map((result) => ({ name: result.name.toLowerCase(), result }))
    .sort((a, b) => (a.name < b.name ? -1 : Number(a.name > b.name)))
})

const retailerResultOf = ({ id, name, thumbnailImageUrl, offers }: Retailer): SearchResult => ({
  kind: 'retailer',
  id,
  name,
  ...(thumbnailImageUrl !== undefined && { thumbnailImageUrl }),
  offers: offers.map(({ enabled }) => ({ enabled })),
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
