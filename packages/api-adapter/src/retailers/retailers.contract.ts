import { OfferId, RetailerId } from '@save/domain/kernel'
import type { RetailersPort } from '@save/domain/retailers'
import { describe, expect, test } from 'vitest'
import { type Binding, startWorld } from '../testing/binding.ts'
import { smallCatalogue } from '../testing/catalogue.examples.ts'
import { exampleCategory, exampleRetailer } from './retailers.examples.ts'

const unauthorised = { failure: { _tag: 'Unauthorised' } }
const notFound = { failure: { _tag: 'NotFound' } }
const done = { answer: undefined }
const larkrise = RetailerId.make('1062')
const nothingDoing = RetailerId.make('1063')
const unknown = RetailerId.make('no such retailer')

export const retailersContract = (binding: Binding) =>
  describe(`retailers, ${binding.name}`, () => {
    async function signedIn(change: Parameters<typeof startWorld>[1] = {}) {
      const world = await startWorld(binding, change)
      await world.signIn()
      return {
        ask: <Answer>(
          call: (port: RetailersPort) => ReturnType<Parameters<typeof world.ask<Answer>>[0]>,
        ) => world.ask<Answer>((ports) => call(ports.retailers)),
        dashboard: () => world.ask((ports) => ports.dashboard.readDashboard()),
      }
    }

    describe('Retailers', () => {
      test('API-14, DATA-18, DATA-19, DATA-20 every retailer is listed with all fields, in order', async () => {
        const retailers = [exampleRetailer, ...smallCatalogue.retailers.slice(1)]
        const { ask } = await signedIn({ retailers })
        expect(await ask((port) => port.readRetailers())).toEqual({ answer: retailers })
      })

      test('API-14 the list is empty if there are no retailers', async () => {
        const { ask } = await signedIn({ retailers: [] })
        expect(await ask((port) => port.readRetailers())).toEqual({ answer: [] })
      })

      test('API-15, DATA-18 an id gives its retailer', async () => {
        const { ask } = await signedIn()
        for (const retailer of smallCatalogue.retailers) {
          expect(await ask((port) => port.readRetailer(retailer.id))).toEqual({ answer: retailer })
        }
      })

      test('API-15 an unknown id is not found (OQ-006)', async () => {
        const { ask } = await signedIn()
        for (const id of [unknown, RetailerId.make('../1061'), RetailerId.make('1061?')]) {
          expect(await ask((port) => port.readRetailer(id))).toEqual(notFound)
        }
      })

      test('API-16, DATA-21 the categories are in the order of their tree', async () => {
        const categories = [exampleCategory, ...smallCatalogue.categories]
        const { ask } = await signedIn({ categories })
        expect(await ask((port) => port.readCategories())).toEqual({ answer: categories })
      })
    })

    describe('Favourites', () => {
      test('API-27, DATA-22 favourites are in the order in which they were added, and there may be none', async () => {
        const favourites = [nothingDoing, larkrise]
        const some = await signedIn({ favourites })
        expect(await some.ask((port) => port.readFavourites())).toEqual({ answer: favourites })
        const none = await signedIn({ favourites: [] })
        expect(await none.ask((port) => port.readFavourites())).toEqual({ answer: [] })
      })

      test('API-28 an added favourite comes last, and is on the dashboard', async () => {
        const { ask, dashboard } = await signedIn({ favourites: [larkrise] })
        expect(await ask((port) => port.addFavourite(nothingDoing))).toEqual(done)
        expect(await ask((port) => port.readFavourites())).toEqual({
          answer: [larkrise, nothingDoing],
        })
        expect(await dashboard()).toMatchObject({
          answer: { favouriteCashback: [{ id: larkrise }, { id: nothingDoing }] },
        })
      })

      test('API-29 a removed favourite disappears, even from the dashboard', async () => {
        const { ask, dashboard } = await signedIn({ favourites: [larkrise, nothingDoing] })
        expect(await ask((port) => port.removeFavourite(larkrise))).toEqual(done)
        expect(await ask((port) => port.readFavourites())).toEqual({ answer: [nothingDoing] })
        expect(await dashboard()).toMatchObject({
          answer: { favouriteCashback: [{ id: nothingDoing }] },
        })
      })

      test('API-28, API-29 adding or removing twice has the same effect as once', async () => {
        const { ask } = await signedIn({ favourites: [] })
        for (const _ of ['once', 'twice']) {
          expect(await ask((port) => port.addFavourite(larkrise))).toEqual(done)
        }
        expect(await ask((port) => port.readFavourites())).toEqual({ answer: [larkrise] })
        for (const _ of ['once', 'twice']) {
          expect(await ask((port) => port.removeFavourite(larkrise))).toEqual(done)
        }
        expect(await ask((port) => port.readFavourites())).toEqual({ answer: [] })
      })

      test('API-28 an unknown retailer can’t be a favourite', async () => {
        const { ask } = await signedIn({ favourites: [larkrise] })
        expect(await ask((port) => port.addFavourite(unknown))).toEqual(notFound)
        expect(await ask((port) => port.readFavourites())).toEqual({ answer: [larkrise] })
      })
    })

    describe('Visits', () => {
      const offer = OfferId.make('d')

      test('API-30 each visit for an offer of the retailer is logged', async () => {
        const { ask } = await signedIn()
        for (const _ of ['once', 'twice']) {
          expect(await ask((port) => port.logVisit(larkrise, offer))).toEqual(done)
        }
      })

      test('API-30 an unknown retailer, or another retailer’s offer, is refused', async () => {
        const { ask } = await signedIn()
        expect(await ask((port) => port.logVisit(unknown, offer))).toEqual(notFound)
        expect(await ask((port) => port.logVisit(nothingDoing, offer))).toEqual(notFound)
      })
    })

    test('SESSION-01 a call without a session is refused', async () => {
      const { ask } = await startWorld(binding)
      const calls: readonly ((port: RetailersPort) => ReturnType<RetailersPort['addFavourite']>)[] =
        [
          (port) => port.addFavourite(larkrise),
          (port) => port.removeFavourite(larkrise),
          (port) => port.logVisit(larkrise, OfferId.make('d')),
        ]
      for (const call of calls)
        expect(await ask((ports) => call(ports.retailers))).toEqual(unauthorised)
      expect(await ask(({ retailers }) => retailers.readRetailers())).toEqual(unauthorised)
      expect(await ask(({ retailers }) => retailers.readRetailer(larkrise))).toEqual(unauthorised)
      expect(await ask(({ retailers }) => retailers.readCategories())).toEqual(unauthorised)
      expect(await ask(({ retailers }) => retailers.readFavourites())).toEqual(unauthorised)
    })
  })
