/** The directory of retailers and a retailer's page. */
import {
  CategoriesWire,
  categoriesPath,
  FavouritesWire,
  favouritesPath,
  RetailersWire,
  RetailerWire,
  retailersPath,
} from '@save/api-adapter/wire'
import type { ResourceView } from '@save/domain/kernel'
import {
  type DirectoryFilter,
  directoryStock,
  directoryView,
  placeOf,
  retailersMessages,
} from '@save/domain/retailers'
import { explainRetailer } from '../../site/explain/explain-retailer.ts'
import { readOnce } from '../../site/explain/read-case.ts'
import { type Expected, isAt, partAfter, type Seen } from '../expected.ts'
import { gainPlaces, pagerPlaces } from './lists.ts'

const ready = <Value>(value: Value | undefined): ResourceView<Value> =>
  value === undefined ? { is: 'loading' } : { is: 'ready', value }

export function directoryPlaces(seen: Seen): readonly Expected[] {
  const { answers, configuration, query } = seen
  const retailers = readOnce(RetailersWire, answers.get(retailersPath))
  if (retailers === undefined || !isAt('/Home/Cashback', seen)) return []
  const stock = directoryStock(
    {
      retailers: ready(retailers),
      categories: ready(readOnce(CategoriesWire, answers.get(categoriesPath))),
      favourites: ready(readOnce(FavouritesWire, answers.get(favouritesPath))),
    },
    {},
  )
  const place = placeOf(query)
  const view = directoryView(place, stock, {}, configuration)
  const { words, ids } = filterInWords(place.filter)
  const count = retailersMessages.ours.retailersShown(view.count)
  return [
    {
      what: 'How many retailers are listed',
      shows: count,
      because: [words, `${view.count} of the server’s ${retailers.length} retailers pass`],
      ids,
      text: count,
    },
    {
      what: retailersMessages.viewFavourites,
      shows: place.filter.mode === 'favourites' ? 'pressed' : 'not pressed',
      because: [words, 'Pressed, it clears category and search'],
      ids: ['DIR-03', 'DIR-15', 'DIR-17'],
      text: retailersMessages.viewFavourites,
    },
    ...pagerPlaces({
      ...view,
      from: `The address asks for page ${place.page}`,
      ids: ['DIR-11', 'DIR-12', 'DIR-21'],
    }),
    ...view.cards.flatMap(({ id, name, gain, offers }) => {
      const own = retailers.find((retailer) => retailer.id === id)
      const enabled = own?.offers.filter(({ enabled }) => enabled).length ?? 0
      return [
        ...gainPlaces(name, gain, enabled),
        {
          what: `The offers of ${name}`,
          shows: offers,
          because: [
            own?.totalOfferCount === undefined
              ? `The server gives no TotalOfferCount, so its ${enabled} enabled offers are counted`
              : `The server’s number of offers (TotalOfferCount) is ${own.totalOfferCount}`,
          ],
          ids: ['DIR-09', 'DIR-10', 'OQ-062'],
          text: offers,
          near: name,
        },
      ]
    }),
  ]
}

function filterInWords(filter: DirectoryFilter): { words: string; ids: readonly string[] } {
  switch (filter.mode) {
    case 'none':
      return { words: 'No filter holds, so all are listed', ids: ['DIR-15'] }
    case 'favourites':
      return { words: 'Favourites alone are listed', ids: ['DIR-16', 'DIR-15'] }
    case 'search':
      return { words: `The name contains ‘${filter.text}’`, ids: ['DIR-28', 'DIR-15'] }
    case 'category':
      return {
        words: `The category ${filter.category} is among the retailer’s tags`,
        ids: ['DIR-29', 'DIR-15'],
      }
  }
}

export function retailerPlaces(seen: Seen): readonly Expected[] {
  const id = partAfter('/Retailer/', seen.path)
  const sent = seen.answers.get(`${retailersPath}/${encodeURIComponent(id ?? '')}`)
  const retailer = id === undefined ? undefined : readOnce(RetailerWire, sent)
  if (retailer === undefined) return []
  return explainRetailer(retailer, seen.configuration, sent).flatMap((explanation) => {
    const { what, shows } = explanation
    if (!what.startsWith('The offer ')) return [{ ...explanation, text: shows }]
    const title = what.replace('The offer ', '')
    const [cashback = ''] = shows.split('; ')
    return [
      { ...explanation, text: cashback, near: title },
      { ...explanation, text: retailersMessages.redeem, near: title },
      ...cutTitle(
        title,
        retailer.offers.map((offer) => offer.title ?? ''),
      ),
    ]
  })
}

/** A title that is cut is not what the server sent. */
function cutTitle(shown: string, sent: readonly string[]): readonly Expected[] {
  const whole = sent.find(
    (title) => title !== shown && title.startsWith(shown.replace(/\.\.\.$/, '')),
  )
  if (!shown.endsWith('...') || whole === undefined) return []
  return [
    {
      what: 'The title of the offer',
      shows: shown,
      because: [`The server’s title is ‘${whole}’, which has ${whole.length} characters`],
      ids: ['RETAILER-12', 'RETAILER-11', 'OQ-065'],
      text: shown,
    },
  ]
}
