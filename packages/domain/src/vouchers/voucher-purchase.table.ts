import { text } from '../testing/cells.ts'
import { table } from '../testing/table.ts'
import { vouchersPolicy } from './vouchers.policy.ts'

export const sentWithPurchase = table({
  title: 'What is sent with every purchase?',
  given: {},
  answers: { currency: text, description: text },
  rows: `
    id     | case           | currency | description
    API-34 | every purchase | GBP      | Gift Card
  `,
  decide: () => vouchersPolicy,
})
