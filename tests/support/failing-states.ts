import { holdForNow } from './held-call.ts'
import { open, type State } from './states.ts'
import { expect } from './test.ts'

interface Read {
  /** The screen's call, such as 'GET /api/Tabs/14'. */
  readonly call: string
  /** The names of its states. */
  readonly failed: string
  readonly awaited: string
  /** The text while the screen waits. */
  readonly wait: string
  readonly path: string
}

/** A screen whose data can't be read, and its second read. The next state continues with the answer. */
export const failsThenReads = ({
  call,
  failed,
  awaited,
  wait,
  path,
}: Read): readonly [State, State] => [
  {
    name: failed,
    show: async (page, world) => {
      await open(page, world, path, { faults: [{ call, status: 500 }] })
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    },
  },
  {
    name: awaited,
    goesOn: true,
    show: async (page, world) => {
      await world.change({ faults: [] })
      await holdForNow(page, call.replace(/^GET /, ''))
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(page.getByText(wait)).toBeVisible()
    },
  },
]
