import { describe, expect, test } from 'vitest'
import { type Binding, startWorld } from '../testing/binding.ts'
import { smallCatalogue } from '../testing/catalogue.examples.ts'

const unauthorised = { failure: { _tag: 'Unauthorised' } }

const hearthwick = {
  id: '1061',
  name: 'Hearthwick Kitchens',
  thumbnailImageUrl: '/images/retailers/1061.svg',
  cashbackType: 2,
  maximumOffer: 7.5,
}
const larkrise = {
  id: '1062',
  name: 'Larkrise Books',
  thumbnailImageUrl: '/images/retailers/1062.svg',
  cashbackType: 1,
  maximumOffer: 25,
}
const nothingDoing = {
  id: '1063',
  name: 'Nothing Doing',
  thumbnailImageUrl: '/images/retailers/1063.svg',
}

export const dashboardContract = (binding: Binding) =>
  describe(`dashboard, ${binding.name}`, () => {
    async function signedIn(change: Parameters<typeof startWorld>[1] = {}) {
      const world = await startWorld(binding, change)
      await world.signIn()
      return world
    }

    test('API-07 each tile shows the best of the retailer’s available offers', async () => {
      const { ask } = await signedIn()
      expect(await ask(({ dashboard }) => dashboard.readDashboard())).toMatchObject({
        answer: {
          featuredCashback: [hearthwick, larkrise],
          extraCashback: [nothingDoing],
          newestCashback: [larkrise],
        },
      })
    })

    test('API-07 the dashboard has vouchers, combo offers and adverts', async () => {
      const { ask } = await signedIn()
      const { featuredComboOffers, sidebarAdverts, footerAdverts } = smallCatalogue.dashboard
      expect(await ask(({ dashboard }) => dashboard.readDashboard())).toMatchObject({
        answer: {
          featuredVouchers: [{ code: 'MAPL', name: 'Mapleford', percentageDiscount: 0.1 }],
          extraVouchers: [{ code: 'TBRK', name: 'Tea & Brick', percentageDiscount: 0.05 }],
          featuredComboOffers,
          sidebarAdverts,
          footerAdverts,
        },
      })
    })

    test('API-07 a tab has its first choices, without their details (OQ-053)', async () => {
      const { ask } = await signedIn()
      const choices = [120, 121, 122, 123, 124, 125].map((id) => ({
        id: `${id}`,
        name: `Choice ${id}`,
        journeyType: 100,
      }))
      expect(await ask(({ dashboard }) => dashboard.readDashboard())).toMatchObject({
        answer: { tabs: [{ id: '12', name: 'Health & Wellbeing', choices }] },
      })
    })

    test('API-07 the dashboard has the member’s favourites, if any', async () => {
      const { ask } = await signedIn()
      expect(await ask(({ dashboard }) => dashboard.readDashboard())).toMatchObject({
        answer: { favouriteCashback: [larkrise] },
      })
      const without = await signedIn({ favourites: [] })
      expect(await without.ask(({ dashboard }) => dashboard.readDashboard())).toMatchObject({
        answer: { favouriteCashback: [] },
      })
    })

    test.each([
      [true, false],
      [false, true],
    ])(
      'DATA-06, DATA-09 each statement flag matches the member’s: wellness %j, reward %j (OQ-048)',
      async (canSeeTotalWellnessStatement, canSeeTotalRewardStatement) => {
        const member = {
          ...smallCatalogue.member,
          canSeeTotalWellnessStatement,
          canSeeTotalRewardStatement,
        }
        const { ask } = await signedIn({ member })
        expect(await ask(({ dashboard }) => dashboard.readDashboard())).toMatchObject({
          answer: {
            hasTotalWellnessStatement: canSeeTotalWellnessStatement,
            hasTotalRewardStatement: canSeeTotalRewardStatement,
          },
        })
        expect(await ask((ports) => ports.member.readMember())).toMatchObject({
          answer: { canSeeTotalWellnessStatement, canSeeTotalRewardStatement },
        })
      },
    )

    test('API-25 a banner category has its pictures, and an unknown one has none', async () => {
      const { ask } = await signedIn()
      expect(await ask(({ dashboard }) => dashboard.readBanners(-1))).toEqual({
        answer: smallCatalogue.banners[-1],
      })
      expect(await ask(({ dashboard }) => dashboard.readBanners(404))).toEqual({ answer: [] })
    })

    test('SESSION-01 a call without a session is refused', async () => {
      const { ask } = await startWorld(binding)
      expect(await ask(({ dashboard }) => dashboard.readDashboard())).toEqual(unauthorised)
      expect(await ask(({ dashboard }) => dashboard.readBanners(-1))).toEqual(unauthorised)
    })
  })
