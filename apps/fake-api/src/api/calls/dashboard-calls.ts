import { BannersWire, bannersPath, DashboardWire, dashboardPath } from '@save/api-adapter/wire'
import type { ServerPorts } from '@save/domain/portal'
import type { ApiCall, Asked } from '../call.ts'
import { reading } from '../reading.ts'

/** Without a category, a request gets the dashboard's banners (API-25). */
const usualCategory = '-1'

const readBanners = (ports: ServerPorts, { parameters: { id = usualCategory } }: Asked) =>
  ports.dashboard.readBanners(Number(id))

const banners = (path: string, says: string): ApiCall =>
  reading({
    path,
    requirement: 'API-25',
    says,
    kind: 'catalogue',
    gives: BannersWire,
    read: readBanners,
  })

export const dashboardCalls: readonly ApiCall[] = [
  reading({
    path: dashboardPath,
    requirement: 'API-07',
    says: 'The content of the dashboard.',
    kind: 'personal',
    gives: DashboardWire,
    read: ({ dashboard }) => dashboard.readDashboard(),
  }),
  banners(
    bannersPath(0).replace(/0$/, ':id{-?[0-9]+}'),
    'The banners of one category; the dashboard’s is -1.',
  ),
  banners(bannersPath(0).replace(/\/0$/, ''), 'The banners of the dashboard.'),
]
