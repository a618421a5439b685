import { failsThenReads } from '../support/failing-states.ts'
import { noBarrierIn, type State } from '../support/states.ts'
import { expect } from '../support/test.ts'
import { goTo } from '../support/ways.ts'

const at = '/Member/Home/Search'
const garden = `${at}?search=garden&page=1`

const states: readonly State[] = [
  ...failsThenReads({
    failed: 'a failed search',
    awaited: 'the search while it loads',
    call: 'GET /api/search',
    path: garden,
    wait: 'Loading...',
  }),
  {
    name: 'search results',
    tree: 'main',
    goesOn: true,
    show: (page) => expect(page.getByText(/^[\d,]+ results$/)).toBeVisible(),
  },
  {
    name: 'a search without results',
    goesOn: true,
    show: async (page) => {
      await goTo(page, `${at}?search=marmalade&page=1&filter=Vouchers`)
      await expect(page.getByText('No results')).toBeVisible()
    },
  },
]

noBarrierIn('the search', states)
