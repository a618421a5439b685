import { createFileRoute } from '@tanstack/react-router'
import { ThankYouScreen } from '../benefits/thank-you-screen.tsx'

export const Route = createFileRoute('/_shell/Choice/SalarySacrifice/ThankYou')({
  component: ThankYouScreen,
})
