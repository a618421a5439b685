import { createFileRoute } from '@tanstack/react-router'
import { DirectoryScreen } from '../retailers/directory-screen.tsx'

export const Route = createFileRoute('/_shell/Home/Cashback')({ component: DirectoryScreen })
