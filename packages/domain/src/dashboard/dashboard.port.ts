import type { Effect } from 'effect'
import type { Failure } from '../kernel/index.ts'
import type { DashboardData, Picture } from './dashboard.schema.ts'

export interface DashboardPort {
  readDashboard(): Effect.Effect<DashboardData, Failure>
  /** Reads the pictures of one banner category. The dashboard's is -1 (BANNER-01). */
  readBanners(category: number): Effect.Effect<readonly Picture[], Failure>
}
