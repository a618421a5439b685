import { expect, test, vi } from 'vitest'
import { jsonAnswer, outcomeOf } from '../testing/scripted-server.ts'
import { serverPorts } from './server-ports.ts'

test('OQ-015, OQ-026 the page’s ports report a 401 and a 403', async () => {
  const reports: string[] = []
  const statuses = [401, 403]
  vi.stubGlobal('location', { origin: 'https://save.example', pathname: '/Member' })
  vi.stubGlobal('document', { cookie: 'XSRF-TOKEN=abc' })
  vi.stubGlobal('fetch', async () => jsonAnswer({}, statuses.shift()))
  const { member, withdrawal } = serverPorts({
    onUnauthorised: () => reports.push('401'),
    onForbidden: () => reports.push('403'),
  })
  await outcomeOf(member.readMember())
  await outcomeOf(withdrawal.withdrawToCard())
  vi.unstubAllGlobals()
  expect(reports).toEqual(['401', '403'])
})
