import { createFileRoute } from '@tanstack/react-router'
import { Shell } from '../shell/shell.tsx'

// Every page but the login has it: it comes with what starts them.
export const Route = createFileRoute('/_shell')({ component: Shell, codeSplitGroupings: [] })
