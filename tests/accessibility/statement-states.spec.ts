import { failsThenReads } from '../support/failing-states.ts'
import { noBarrierIn, type State } from '../support/states.ts'
import { expect } from '../support/test.ts'
import { goTo } from '../support/ways.ts'

const states: readonly State[] = [
  ...failsThenReads({
    failed: 'a statement that failed',
    awaited: 'a statement while it loads',
    call: 'GET /api/MemberBenefits',
    path: '/Member/Home/TotalRewardStatement',
    wait: 'Loading total reward statement...',
  }),
  {
    name: 'a statement',
    tree: 'main',
    goesOn: true,
    show: (page) => expect(page.getByRole('table')).toBeVisible(),
  },
  {
    name: 'the other statement, without items',
    goesOn: true,
    show: async (page, world) => {
      const empty = { body: '[]', contentType: 'application/json' }
      await world.change({ faults: [{ call: 'GET /api/MemberWellness', ...empty }] })
      await goTo(page, '/Member/Home/TotalWellnessStatement')
      await expect(page.getByText('There is nothing to show')).toBeVisible()
    },
  },
]

noBarrierIn('a statement', states)
