import { createFileRoute } from '@tanstack/react-router'
import { Shell } from '../shell/shell.tsx'

// Every page but the login has it, so it is part of the start.
export const Route = createFileRoute('/_shell')({ component: Shell, codeSplitGroupings: [] })
