import { useLocation } from '@tanstack/react-router'
import { addressOf } from './address.ts'

/** The member's current address (pathname with the base, and query), to return to (OQ-013). */
export const useAddress = (): string =>
  useLocation({ select: ({ pathname, searchStr }) => addressOf(pathname) + searchStr })

/** The current path, below the base and without the query: '/Home/Dashboard'. */
export const usePath = (): string => useLocation({ select: ({ pathname }) => pathname })
