import { createFileRoute } from '@tanstack/react-router'
import { Shell } from '../shell/shell.tsx'

// Every page except the login uses it, so the start-up code includes it.
export const Route = createFileRoute('/_shell')({ component: Shell, codeSplitGroupings: [] })
