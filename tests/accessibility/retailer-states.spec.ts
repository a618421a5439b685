import { failsThenReads } from '../support/failing-states.ts'
import { holdForNow } from '../support/held-call.ts'
import { noBarrierIn, open, type State } from '../support/states.ts'
import { expect } from '../support/test.ts'
import { goTo } from '../support/ways.ts'

const directory = '/Member/Home/Cashback'
const retailer = '/Member/Retailer/1040/hearthwick-kitchens'

const awkwardTables = {
  'color-contrast':
    'Cells of a table that scrolls in its place lie outside what is seen; the colours are those of the rest.',
  'th-has-data-cells': 'The table is the server’s own, and its cells are what it wrote.',
}
const overOthers = {
  'color-contrast':
    'The hint lies over the card above; packages/ui holds its pair of tokens to its contrast.',
}

const directories: readonly State[] = [
  ...failsThenReads({
    failed: 'the failed directory',
    awaited: 'the directory while it loads',
    call: 'GET /api/Retailers',
    path: directory,
    wait: 'Finding savings...',
  }),
  {
    name: 'the directory',
    goesOn: true,
    show: (page) => expect(page.getByText('1,200 retailers')).toBeVisible(),
  },
  {
    name: 'the directory of favourites',
    tree: 'main',
    goesOn: true,
    show: async (page) => {
      await goTo(page, `${directory}?favourites=true`)
      await expect(
        page.getByRole('button', { name: 'View Favourites', pressed: true }),
      ).toBeVisible()
      await expect(page.getByRole('button', { name: /^Favourite / }).first()).toBeVisible()
    },
  },
  {
    name: 'the last page of the directory',
    goesOn: true,
    show: async (page) => {
      await goTo(page, `${directory}?page=20`)
      await expect(page.getByText('Page 20 of 20')).toBeVisible()
    },
  },
  {
    name: 'the directory without a match',
    goesOn: true,
    show: async (page) => {
      await goTo(page, `${directory}?search=zzz`)
      await expect(page.getByText('No Retailers Found')).toBeVisible()
    },
  },
]

const retailers: readonly State[] = [
  {
    name: 'the failed retailer',
    show: async (page, world) => {
      await open(page, world, '/Member/Retailer/nobody')
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    },
  },
  {
    name: 'a retailer while it loads',
    goesOn: true,
    show: async (page) => {
      await holdForNow(page, '/api/Retailers/1040')
      await goTo(page, retailer)
      await expect(page.getByText('Loading...')).toBeVisible()
    },
  },
  {
    name: 'a retailer',
    tree: 'main',
    goesOn: true,
    show: (page) => expect(page.getByText('4 Offers available today')).toBeVisible(),
  },
  {
    name: 'the hint of an offer without a link',
    triaged: overOthers,
    goesOn: true,
    show: async (page) => {
      await page.getByRole('button', { name: /gift cards/ }).focus()
      await expect(page.getByRole('tooltip')).toBeVisible()
    },
  },
  {
    name: 'an offer whose tab was blocked',
    goesOn: true,
    show: async (page) => {
      await page.evaluate(() => {
        window.open = () => null
      })
      await page.getByRole('button', { name: /^Redeem 6% cashback/ }).click()
      await expect(page.getByText('Your browser didn’t open a new tab.')).toBeVisible()
    },
  },
  {
    name: 'a retailer with awkward HTML',
    triaged: awkwardTables,
    // The sanitiser's parser sees code that never runs, and a picture that doesn't exist.
    foreseenComplaint:
      /^error: (Applying inline style|Executing inline event handler) violates|404 \(Not Found\)/,
    show: async (page, world) => {
      await open(page, world, retailer, { scenario: ['awkward-html', 'long-names'] })
      await expect(page.getByText(/Offers available today/)).toBeVisible()
    },
  },
]

noBarrierIn('the directory', directories)
noBarrierIn('a retailer', retailers)
