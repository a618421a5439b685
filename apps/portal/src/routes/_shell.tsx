import { createFileRoute } from '@tanstack/react-router'
import { Shell } from '../shell/shell.tsx'

// Every page except the login uses it, so it loads with the start.
export const Route = createFileRoute('/_shell')({ component: Shell, codeSplitGroupings: [] })
