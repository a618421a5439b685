import { noBarrierIn, type State } from '../support/states.ts'
import { expect } from '../support/test.ts'

const at = '/Member/Home/TotalRewardStatement'
const call = 'GET /api/MemberBenefits'

const states: readonly State[] = [
  {
    name: 'a statement',
    tree: 'main',
    show: async (page, world) => {
      await world.arrange({ signedIn: true })
      await page.goto(at)
      await expect(page.getByRole('table')).toBeVisible()
    },
  },
  {
    name: 'the other statement',
    show: async (page, world) => {
      await world.arrange({ signedIn: true })
      await page.goto('/Member/Home/TotalWellnessStatement')
      await expect(page.getByRole('table')).toBeVisible()
    },
  },
  {
    name: 'a statement with long names',
    show: async (page, world) => {
      await world.arrange({ signedIn: true, scenario: ['long-names'] })
      await page.goto(at)
      await expect(page.getByRole('table')).toBeVisible()
    },
  },
  {
    name: 'a statement without items',
    show: async (page, world) => {
      await world.arrange({
        signedIn: true,
        faults: [{ call, body: '[]', contentType: 'application/json' }],
      })
      await page.goto(at)
      await expect(page.getByText('There is nothing to show')).toBeVisible()
    },
  },
  {
    name: 'a statement while it loads',
    show: async (page, world) => {
      await world.arrange({ signedIn: true, faults: [{ call, delayMs: 20_000 }] })
      await page.goto(at)
      await expect(page.getByText('Loading total reward statement...')).toBeVisible()
    },
  },
  {
    name: 'a statement that failed',
    show: async (page, world) => {
      await world.arrange({ signedIn: true, faults: [{ call, status: 500 }] })
      await page.goto(at)
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    },
  },
]

noBarrierIn('a statement', states)
