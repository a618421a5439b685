import { createFileRoute } from '@tanstack/react-router'
import { WellnessStatementScreen } from '../statements/statement-screen.tsx'

export const Route = createFileRoute('/_shell/Home/TotalWellnessStatement')({
  component: WellnessStatementScreen,
})
