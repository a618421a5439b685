import { createFileRoute } from '@tanstack/react-router'
import { DashboardScreen } from '../dashboard/dashboard-screen.tsx'

export const Route = createFileRoute('/_shell/Home/Dashboard')({
  component: DashboardScreen,
  // Most visits begin here, so the start-up code includes it.
  codeSplitGroupings: [],
})
