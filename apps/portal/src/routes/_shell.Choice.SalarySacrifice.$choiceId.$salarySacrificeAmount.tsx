import { ChoiceId } from '@save/domain/kernel'
import { createFileRoute } from '@tanstack/react-router'
import { OrderScreen } from '../benefits/order-screen.tsx'

export const Route = createFileRoute(
  '/_shell/Choice/SalarySacrifice/$choiceId/$salarySacrificeAmount',
)({ component: Order })

function Order() {
  const { choiceId, salarySacrificeAmount } = Route.useParams()
  return (
    <OrderScreen id={ChoiceId.make(choiceId)} amountText={salarySacrificeAmount} key={choiceId} />
  )
}
