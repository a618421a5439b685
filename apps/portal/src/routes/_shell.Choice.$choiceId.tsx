import { ChoiceId } from '@save/domain/kernel'
import { createFileRoute } from '@tanstack/react-router'
import { ChoiceScreen } from '../benefits/choice-screen.tsx'

export const Route = createFileRoute('/_shell/Choice/$choiceId')({ component: Choice })

function Choice() {
  const { choiceId } = Route.useParams()
  return <ChoiceScreen id={ChoiceId.make(choiceId)} key={choiceId} />
}
