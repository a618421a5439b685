import { RetailerId } from '../kernel/index.ts'
import { list, text } from '../testing/cells.ts'
import { table } from '../testing/table.ts'
import { type ViewedRetailer, withViewed } from './viewed.rules.ts'

export const viewedRetailer = (name: string): ViewedRetailer => ({
  id: RetailerId.make(name),
  name,
  image: undefined,
})

export const recentlyViewed = table({
  title: 'Which retailers were viewed recently?',
  given: { opened: list(text) },
  answers: { viewed: list(text) },
  rows: `
    case                     | opened              | viewed
    none                     | (none)              | (none)
    one                      | A                   | A
    the newest first         | A, B                | B, A
    one again comes first    | A, B, A             | A, B
    six are kept             | A, B, C, D, E, F    | F, E, D, C, B, A
    of seven the oldest goes | A, B, C, D, E, F, G | G, F, E, D, C, B
  `,
  decide: ({ opened }) => ({
    viewed: opened
      .map(viewedRetailer)
      .reduce<readonly ViewedRetailer[]>(withViewed, [])
      .map(({ name }) => name),
  }),
})
