import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { endWithUs } from './end-with-us.ts'

export interface VirtualScreen {
  /** The value of the environment variable DISPLAY. */
  readonly display: string
  close(): void
}

/** The pointer is in the middle of the screen, inside even the narrowest window, which therefore has the focus. */
const size = '600x600x24'

/** An invisible screen, for a browser that needs one. */
export async function openVirtualScreen(): Promise<VirtualScreen> {
  const args = ['-displayfd', '1', '-screen', '0', size, '-nolisten', 'tcp']
  const server = spawn('Xvfb', args, { stdio: ['ignore', 'pipe', 'ignore'] })
  endWithUs(server)
  const [number] = await once(server.stdout, 'data')
  return { display: `:${String(number).trim()}`, close: () => void server.kill() }
}
