import { type ChoiceId, RetailerId } from '@save/domain/kernel'
import type { SearchFilter, SearchState } from '@save/domain/search'
import { describe, expect, test } from 'vitest'
import { type Binding, startWorld } from '../testing/binding.ts'
import { smallCatalogue } from '../testing/catalogue.examples.ts'

export const searchContract = (binding: Binding) =>
  describe(`search, ${binding.name}`, () => {
    async function signedIn(change: Parameters<typeof startWorld>[1] = {}) {
      const { signIn, ask } = await startWorld(binding, change)
      await signIn()
      return (searchState: Partial<SearchState>) =>
        ask((ports) => ports.search.search({ text: '', filter: 'All', page: 1, ...searchState }))
    }

    async function namesFound(searchState: Partial<SearchState>) {
      const search = await signedIn()
      const outcome = await search(searchState)
      if ('failure' in outcome) throw new Error(outcome.failure._tag)
      expect(outcome.answer.count).toBe(outcome.answer.results.length)
      return outcome.answer.results.map(({ name }) => name)
    }

    const choices = [120, 121, 122, 123, 124, 125, 126, 127].map((id) => `Choice ${id}`)

    test('API-39 an empty text finds everything, sorted by name', async () => {
      expect(await namesFound({})).toEqual([
        ...choices,
        'Hearthwick Kitchens',
        'Larkrise Books',
        'Mapleford',
        'Nothing Doing',
        'Tea & Brick',
      ])
    })

    test.each<[SearchFilter, readonly string[]]>([
      ['Cashback', ['Hearthwick Kitchens', 'Larkrise Books', 'Nothing Doing']],
      ['Benefits', choices],
      ['Vouchers', ['Mapleford', 'Tea & Brick']],
    ])('API-39 the filter %s finds only its kind', async (filter, names) => {
      expect(await namesFound({ filter })).toEqual(names)
    })

    test.each([
      ['rk', ['Larkrise Books']],
      ['TEA &', ['Tea & Brick']],
      ['téa and brick', ['Tea & Brick']],
      ["books'", ['Larkrise Books']],
      [' ki ', ['Hearthwick Kitchens']],
      ['ap', ['Mapleford']],
      ['no such thing', []],
    ])('API-39 %j finds a name, ignoring case and surrounding white space', async (text, names) => {
      expect(await namesFound({ text })).toEqual(names)
    })

    test('API-39 names that begin with the text come first', async () => {
      const retailer = (id: string, name: string) => ({
        ...smallCatalogue.retailers[0],
        id: RetailerId.make(id),
        name,
        tagList: [],
        offers: [],
        retailerInfo: [],
      })
      const retailers = [retailer('1', 'A bookshop'), retailer('2', 'Books of all kinds')]
      const search = await signedIn({ retailers })
      expect(await search({ text: 'book' })).toMatchObject({
        answer: { results: [{ name: 'Books of all kinds' }, { name: 'A bookshop' }] },
      })
    })

    test('API-39, DATA-26 each kind has the fields of its card', async () => {
      const search = await signedIn()
      expect(await search({ text: 'Hearthwick' })).toEqual({
        answer: {
          count: 1,
          results: [
            {
              kind: 'retailer',
              id: '1061',
              name: 'Hearthwick Kitchens',
              thumbnailImageUrl: '/images/retailers/1061.svg',
              offers: [5, 7.5, 50].map((value) => ({
                enabled: value < 50,
                cashbackDetails: { type: 2, value },
              })),
            },
          ],
        },
      })
      expect(await search({ text: 'Mapleford' })).toEqual({
        answer: {
          count: 1,
          results: [
            {
              kind: 'vendor',
              id: 'MAPL',
              code: 'MAPL',
              name: 'Mapleford',
              logo: '/images/vendors/MAPL.svg',
              percentageDiscount: 0.1,
            },
          ],
        },
      })
      expect(await search({ text: 'Choice 125' })).toEqual({
        answer: {
          count: 1,
          results: [{ kind: 'choice', id: '125', name: 'Choice 125', journeyType: 100 }],
        },
      })
    })

    test('API-39 a page has sixty results, and the count covers all pages', async () => {
      const many = Array.from({ length: 61 }, (_, index) => ({
        id: `${index + 1}` as ChoiceId,
        name: `Choice ${String(index + 1).padStart(2, '0')}`,
        journeyType: 50,
      }))
      const tabs = smallCatalogue.tabs.map((tab) => ({ ...tab, choices: many }))
      const search = await signedIn({ tabs, retailers: [], vendors: [] })
      const sizes = [1, 2, 3].map(async (page) => {
        const outcome = await search({ page })
        return 'answer' in outcome && [outcome.answer.results.length, outcome.answer.count]
      })
      expect(await Promise.all(sizes)).toEqual([
        [60, 61],
        [1, 61],
        [0, 61],
      ])
    })

    test('API-39 a benefit in two tabs is found once', async () => {
      const tabs = [...smallCatalogue.tabs, ...smallCatalogue.tabs]
      const search = await signedIn({ tabs })
      expect(await search({ text: 'Choice 120' })).toMatchObject({ answer: { count: 1 } })
    })

    test('SESSION-01 a call without a session is refused', async () => {
      const { ask } = await startWorld(binding)
      expect(
        await ask(({ search }) => search.search({ text: '', filter: 'All', page: 1 })),
      ).toEqual({ failure: { _tag: 'Unauthorised' } })
    })
  })
