import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { endWithUs } from './end-with-us.ts'

export interface VirtualScreen {
  /** As the environment variable DISPLAY names it. */
  readonly display: string
  close(): void
}

/** The pointer stands in its middle, and so in the narrowest window, which for that has the focus. */
const size = '600x600x24'

/** A screen that nobody sees, for a browser that can't do without one. */
export async function openVirtualScreen(): Promise<VirtualScreen> {
  const args = ['-displayfd', '1', '-screen', '0', size, '-nolisten', 'tcp']
  const server = spawn('Xvfb', args, { stdio: ['ignore', 'pipe', 'ignore'] })
  endWithUs(server)
  const [number] = await once(server.stdout, 'data')
  return { display: `:${String(number).trim()}`, close: () => void server.kill() }
}
