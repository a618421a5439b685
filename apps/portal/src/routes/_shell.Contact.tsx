import { createFileRoute } from '@tanstack/react-router'
import { SupportScreen } from '../support/support-screen.tsx'

export const Route = createFileRoute('/_shell/Contact')({ component: SupportScreen })
