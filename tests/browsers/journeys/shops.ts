import type { Journey } from '../hands/member.ts'
import { button, heading, link, main } from '../page/target.ts'
import { openDashboard } from './signing-in.ts'

const hearthwick = '/Member/Retailer/1040/hearthwick-kitchens'
const star = button('Favourite Hearthwick Kitchens')
const search = { role: 'searchbox', name: 'Search', within: { role: 'banner' } }
const status = { role: 'status', within: main }

const findShop: Journey = {
  name: 'Find a shop and open its page',
  go: async (member) => {
    await member.arrange()
    await openDashboard(member)
    await member.fills(search, 'hearthwick')
    await member.strikes('Enter')
    await member.isAt('/Member/Home/Search?search=hearthwick&page=1')
    await member.sees(status, /^\d+ results?$/)
    await member.pictures('search')
    await member.presses({ ...link(/Hearthwick Kitchens/), within: main })
    await member.isAt(hearthwick)
    await member.sees(main, '4 Offers available today')
    await member.pictures('retailer')
    await member.back()
    await member.isAt('/Member/Home/Search?search=hearthwick&page=1')
    await member.sees(status, /^\d+ results?$/)
  },
}

const favourite: Journey = {
  name: 'Star a favourite and unstar it',
  go: async (member) => {
    await member.arrange({ scenario: ['no-favourites'] })
    await member.opens(hearthwick)
    await member.sees(main, '4 Offers available today')
    await member.presses(star)
    await member.seesOn(star, true)
    await member.sent('POST /api/Member/Favourites', 1)
    await member.opens('/Member/Home/Cashback?favourites=true')
    await member.sees({ role: 'listitem', within: main }, 'Hearthwick Kitchens')
    await member.pictures('favourites')
    await member.presses(star)
    await member.doesNotSee(star)
    await member.opens(hearthwick)
    await member.seesOn(star, false)
  },
}

const turnPages: Journey = {
  name: 'Page through search results',
  go: async (member) => {
    await member.arrange()
    await member.opens('/Member/Home/Search?page=1')
    await member.sees(main, /Page 1 of \d+/)
    await member.picks({ role: 'radio', name: 'Cashback' })
    await member.sees(main, 'Page 1 of 20')
    await member.presses(button('Next page'))
    await member.isAt('/Member/Home/Search?page=2&filter=Cashback')
    await member.sees(main, 'Page 2 of 20')
    await member.pictures('search-page-2')
    await member.presses(button('Last page'))
    await member.sees(main, 'Page 20 of 20')
    await member.back()
    await member.sees(main, 'Page 2 of 20')
    await member.sees(status, '1,200 results')
  },
}

const looseConnection: Journey = {
  name: 'Lose the connection and get it back',
  go: async (member) => {
    await member.arrange()
    await openDashboard(member)
    await member.unplugs()
    await member.fills(search, 'cycle')
    await member.strikes('Enter')
    const again = { ...button('Try again'), nth: 0 }
    await member.sees(again)
    await member.pictures('connection-lost')
    await member.plugsIn()
    await member.presses(again)
    await member.sees(status, /^[\d,]+ results$/)
    await member.sees(heading('Search'))
  },
  // The router logs the screen that failed to load. Firefox gives no text for such an error.
  expectedComplaints:
    /JSHandle@error|Failed to load resource|Failed to fetch|NetworkError|ERR_|could not be fetched|Loading failed/,
}

export const shopJourneys: readonly Journey[] = [findShop, favourite, turnPages, looseConnection]
