import { type Day, londonDayOf } from '@save/domain/kernel'
import { usePortal } from './use-portal.ts'

/** What today is for the member: the day in London, by the server's clock. */
export const useToday = (): Day => londonDayOf(usePortal().now())
