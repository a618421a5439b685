import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { freePort } from '../../../scripts/commands/free-port.ts'
import { endWithUs } from '../engines/end-with-us.ts'

export interface PortalServer {
  readonly port: number
  close(): Promise<void>
}

/** Starts the built portal with the stand-in, in a separate process. */
export async function startPortal(): Promise<PortalServer> {
  const port = await freePort()
  const server = spawn(process.execPath, ['apps/fake-api/src/start.mjs'], {
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  endWithUs(server)
  await once(server.stdout, 'data')
  return {
    port,
    close: async () => {
      server.kill('SIGTERM')
      await once(server, 'exit')
    },
  }
}
