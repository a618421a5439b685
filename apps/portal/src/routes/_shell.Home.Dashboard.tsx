import { createFileRoute } from '@tanstack/react-router'
import { DashboardScreen } from '../dashboard/dashboard-screen.tsx'

export const Route = createFileRoute('/_shell/Home/Dashboard')({
  component: DashboardScreen,
  // The first page of most visits comes with what starts them.
  codeSplitGroupings: [],
})
