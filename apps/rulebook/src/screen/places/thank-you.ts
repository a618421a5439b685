/** What the thank-you after an order of a benefit says. */
import { orderMessages, sacrificeAmountIn } from '@save/domain/benefits'
import { formatPounds } from '@save/domain/kernel'
import { type Expected, isAt, partAfter, type Seen } from '../expected.ts'
import { choiceIn } from './benefits.ts'

const { ours } = orderMessages
const orders = '/Choice/SalarySacrifice/'

export const thankYouPlaces = (seen: Seen): readonly Expected[] =>
  isAt(`${orders}ThankYou`, seen)
    ? [
        ...seen.visited.flatMap((path) => orderedAt(path, seen)),
        {
          what: 'What happens next',
          shows: ours.approval,
          because: ['The specification asks for this; the words are our own'],
          ids: ['SALSAC-23', 'OQ-137'],
          text: ours.approval,
        },
      ]
    : []

/** What is said if the order was made on this page. */
function orderedAt(path: string, seen: Seen): readonly Expected[] {
  const id = partAfter(orders, path)
  const choice = id === undefined ? undefined : choiceIn(id, seen)
  const amount = sacrificeAmountIn(path.split('/')[4] ?? '')
  if (choice === undefined || amount === undefined) return []
  return [
    {
      what: 'What was ordered',
      shows: `${choice.name}, ${formatPounds(amount)} a year`,
      because: [`The benefit and the amount in the address of its order page, ${path}`],
      ids: ['SALSAC-10', 'SALSAC-22', 'OQ-137'],
      text: ours.ordered({ name: choice.name, amount }),
    },
  ]
}
