import { serverFault } from '@save/domain/kernel'
import { startPortal } from '@save/domain/portal'
import { emptyDashboard, exampleConfiguration, exampleMember } from '@save/domain/testing/examples'
import { expect, onTestFinished, test, vi } from 'vitest'
import { browserTab } from '../memory/tab-memory.ts'
import { scriptedServer } from '../testing/scripted-server.ts'
import { readDashboardAhead } from './first-data.ts'

const nothing = () => undefined

function startReading() {
  const server = scriptedServer()
  const running = startPortal(
    server.connect,
    {
      goTo: nothing,
      goToForGood: nothing,
      reload: nothing,
      openPath: nothing,
      replacePath: nothing,
    },
    exampleConfiguration,
    browserTab(),
  )
  onTestFinished(() => void running.portal.stop())
  const done = vi.fn()
  const reading = readDashboardAhead(running).then(done)
  return { server, running, done, reading }
}

test('all of the dashboard’s data are read before it renders', async () => {
  const { server, running, done, reading } = startReading()
  await server.member.answer(exampleMember)
  await server.menu.answer([])
  await server.systemText.answer({})
  await server.dashboard.answer(emptyDashboard)
  expect(done).not.toHaveBeenCalled()
  await server.banners.answer([])
  await reading
  const { resources } = running.portal.getSnapshot().context
  expect(resources.dashboard.getSnapshot().value).toBe('ready')
  expect(resources.vendors.getSnapshot().value).toBe('absent')
})

test('failed data don’t delay rendering', async () => {
  const { server, reading } = startReading()
  await server.member.answer(exampleMember)
  await server.menu.fail(serverFault(500))
  await server.systemText.answer({})
  await server.dashboard.fail(serverFault(500))
  await server.banners.answer([])
  await reading
})

test('slow data don’t delay rendering', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const { done } = startReading()
  await vi.advanceTimersByTimeAsync(99)
  expect(done).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(done).toHaveBeenCalled()
})
