import type { DashboardPort } from '@save/domain/dashboard'
import type { HttpClient } from '../client/http-client.ts'
import { decoderOf } from '../wire/decoder.wire.ts'
import { BannersWire, bannersPath, DashboardWire, dashboardPath } from './dashboard.wire.ts'

const readDashboard = decoderOf(DashboardWire)
const readBanners = decoderOf(BannersWire)

export const httpDashboard = (client: HttpClient): DashboardPort => ({
  readDashboard: () => client.send({ method: 'GET', path: dashboardPath, read: readDashboard }),
  readBanners: (category) =>
    client.send({ method: 'GET', path: bannersPath(category), read: readBanners }),
})
