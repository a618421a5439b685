import { noBarrierIn, type State } from '../support/states.ts'
import { expect } from '../support/test.ts'

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
  {
    name: 'the directory while it loads',
    show: async (page, world) => {
      await world.arrange({
        signedIn: true,
        faults: [{ call: 'GET /api/Retailers', delayMs: 20_000 }],
      })
      await page.goto(directory)
      await expect(page.getByText('Finding savings...')).toBeVisible()
    },
  },
  {
    name: 'the directory',
    show: async (page, world) => {
      await world.arrange({ signedIn: true })
      await page.goto(directory)
      await expect(page.getByText('1,200 retailers')).toBeVisible()
    },
  },
  {
    name: 'the directory of favourites',
    tree: 'main',
    show: async (page, world) => {
      await world.arrange({ signedIn: true })
      await page.goto(`${directory}?favourites=true`)
      await expect(
        page.getByRole('button', { name: 'View Favourites', pressed: true }),
      ).toBeVisible()
      await expect(page.getByRole('button', { name: /^Favourite / }).first()).toBeVisible()
    },
  },
  {
    name: 'the last page of the directory',
    show: async (page, world) => {
      await world.arrange({ signedIn: true })
      await page.goto(`${directory}?page=20`)
      await expect(page.getByText('Page 20 of 20')).toBeVisible()
    },
  },
  {
    name: 'the directory with long names',
    show: async (page, world) => {
      await world.arrange({ signedIn: true, scenario: ['long-names'] })
      await page.goto(directory)
      await expect(page.getByText('1,200 retailers')).toBeVisible()
    },
  },
  {
    name: 'the directory without a match',
    show: async (page, world) => {
      await world.arrange({ signedIn: true })
      await page.goto(`${directory}?search=zzz`)
      await expect(page.getByText('No Retailers Found')).toBeVisible()
    },
  },
  {
    name: 'the failed directory',
    show: async (page, world) => {
      await world.arrange({ signedIn: true, faults: [{ call: 'GET /api/Retailers', status: 500 }] })
      await page.goto(directory)
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    },
  },
]

const retailers: readonly State[] = [
  {
    name: 'a retailer',
    tree: 'main',
    show: async (page, world) => {
      await world.arrange({ signedIn: true })
      await page.goto(retailer)
      await expect(page.getByText('4 Offers available today')).toBeVisible()
    },
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
    name: 'a retailer while it loads',
    show: async (page, world) => {
      await world.arrange({
        signedIn: true,
        faults: [{ call: 'GET /api/Retailers/1040', delayMs: 20_000 }],
      })
      await page.goto(retailer)
      await expect(page.getByText('Loading...')).toBeVisible()
    },
  },
  {
    name: 'a retailer with awkward HTML',
    triaged: awkwardTables,
    // The sanitiser's parser sees code that never runs, and the picture that it names isn't there.
    foreseenComplaint:
      /^error: (Applying inline style|Executing inline event handler) violates|404 \(Not Found\)/,
    show: async (page, world) => {
      await world.arrange({ signedIn: true, scenario: ['awkward-html', 'long-names'] })
      await page.goto(retailer)
      await expect(page.getByText(/Offers available today/)).toBeVisible()
    },
  },
  {
    name: 'the failed retailer',
    show: async (page, world) => {
      await world.arrange({ signedIn: true })
      await page.goto('/Member/Retailer/nobody')
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    },
  },
]

noBarrierIn('the directory', directories)
noBarrierIn('a retailer', retailers)
