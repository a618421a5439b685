import { createFileRoute } from '@tanstack/react-router'
import { RewardStatementScreen } from '../statements/statement-screen.tsx'

export const Route = createFileRoute('/_shell/Home/TotalRewardStatement')({
  component: RewardStatementScreen,
})
