import { createFileRoute } from '@tanstack/react-router'
import { SearchScreen } from '../search/search-screen.tsx'

export const Route = createFileRoute('/_shell/Home/Search')({ component: SearchScreen })
