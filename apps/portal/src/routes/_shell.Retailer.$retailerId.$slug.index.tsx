import { createFileRoute } from '@tanstack/react-router'
import { RetailerScreen } from '../retailers/retailer-screen.tsx'

export const Route = createFileRoute('/_shell/Retailer/$retailerId/$slug/')({
  component: RetailerScreen,
})
