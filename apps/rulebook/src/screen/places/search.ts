import { SearchWire, searchPath } from '@save/api-adapter/wire'
import { choiceLabel } from '@save/domain/benefits'
import { formatDiscount, pageCountOf } from '@save/domain/kernel'
import { bestGainText, retailersMessages } from '@save/domain/retailers'
import { placeOf, type SearchResult, searchMessages } from '@save/domain/search'
import { readOnce } from '../../site/explain/read-case.ts'
import { type Expected, isAt, type Seen } from '../expected.ts'
import { gainPlaces, pagerPlaces } from './lists.ts'

export function searchPlaces(seen: Seen): readonly Expected[] {
  const { answers, query } = seen
  const answer = readOnce(SearchWire, answers.get(searchPath))
  if (answer === undefined || !isAt('/Home/Search', seen)) return []
  const place = placeOf(query)
  const sent = `Asked of the server: GET ${answers.addressOf(searchPath)}`
  const results = searchMessages.ours.results(answer.count)
  const pageCount = pageCountOf(answer.count)
  return [
    {
      what: 'How many results there are',
      shows: results,
      because: [sent, `It answers a Count of ${answer.count}; what matches is for it to decide`],
      ids: ['API-39', 'SEARCH-32'],
      isServers: true,
      text: results,
    },
    {
      what: 'Nothing was found',
      shows: searchMessages.noResults,
      because: [sent, 'It answers a Count of 0'],
      ids: ['SEARCH-23'],
      isServers: true,
      text: searchMessages.noResults,
    },
    ...pagerPlaces({
      count: answer.count,
      page: Math.min(place.page, pageCount),
      pageCount,
      from: `The address asks for page ${place.page}`,
      ids: ['SEARCH-32', 'SEARCH-06', 'SEARCH-08'],
    }),
    ...answer.results.flatMap((result) => cardPlaces(result, seen)),
  ]
}

function cardPlaces(result: SearchResult, { configuration }: Seen): readonly Expected[] {
  const { name } = result
  switch (result.kind) {
    case 'retailer': {
      const enabled = result.offers.filter(({ enabled }) => enabled).length
      const gain = bestGainText(result, configuration.cashbackTypes)
      const offers = retailersMessages.cashbackOffers(enabled)
      return [
        {
          what: `The offers of ${name}`,
          shows: offers,
          because: [`Its enabled offers are counted: ${enabled} of ${result.offers.length}`],
          ids: ['SEARCH-15', 'OQ-064'],
          text: offers,
          near: name,
        },
        ...gainPlaces(name, gain, enabled),
      ]
    }
    case 'vendor': {
      const saving = formatDiscount(result.percentageDiscount)
      return [
        {
          what: `The saving of ${name}`,
          shows: searchMessages.savingOf(saving),
          because: [`${result.percentageDiscount} × 100, with two decimals`],
          ids: ['SEARCH-18', 'CONST-02'],
          text: searchMessages.savingOf(saving),
          near: name,
        },
      ]
    }
    case 'choice':
      return [
        {
          what: `How ${name} is called`,
          shows: choiceLabel(result),
          because: [`Its journey type is ${result.journeyType}`],
          ids: ['SEARCH-21'],
          text: choiceLabel(result),
          near: name,
        },
      ]
  }
}
