import { type ChildProcess, spawn } from 'node:child_process'
import { setTimeout } from 'node:timers/promises'
import selenium, { type WebDriver } from 'selenium-webdriver'
import { freePort } from '../../../scripts/commands/free-port.ts'
import { until } from '../hands/until.ts'
import { endWithUs } from './end-with-us.ts'

const { Builder, Capabilities } = selenium

const windowPatienceMs = 30_000

export interface WebkitDriver {
  open(): Promise<WebDriver>
  close(): void
}

/** The WebDriver of WebKitGTK. If it opens no window in time, a new process tries again. */
export async function startWebkitDriver(
  driverPath: string,
  browserPath: string,
  env: NodeJS.ProcessEnv,
): Promise<WebkitDriver> {
  const start = async () => {
    const port = await freePort()
    const service = spawn(driverPath, [`--port=${port}`], { stdio: 'ignore', env })
    endWithUs(service)
    const address = `http://127.0.0.1:${port}`
    await until('the WebKit driver', async () => (await fetch(`${address}/status`)).ok)
    return { service, address }
  }
  let running: { readonly service: ChildProcess; readonly address: string } = await start()
  const open = () =>
    inTime(
      new Builder()
        .usingServer(running.address)
        .withCapabilities(capabilities(browserPath))
        .build(),
    )
  return {
    async open() {
      try {
        return await open()
      } catch {
        running.service.kill()
        running = await start()
        return open()
      }
    },
    close: () => void running.service.kill(),
  }
}

const capabilities = (binary: string) =>
  new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary, args: ['--automation'] },
  })

const inTime = (opening: Promise<WebDriver>): Promise<WebDriver> =>
  Promise.race([
    opening,
    setTimeout(windowPatienceMs, undefined, { ref: false }).then(() => {
      throw new Error(
        `WebKit opened no window in ${windowPatienceMs / 1000} seconds: run the command again.`,
      )
    }),
  ])
