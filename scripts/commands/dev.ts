import { type Ended, endChildren } from '../bootstrap/child.mjs'
import { Trouble } from '../bootstrap/trouble.mjs'
import { acceptNoArguments } from './arguments.ts'
import { runNode, runTool } from './tools.ts'

const usualPort = 4400

/**
 * Serves the portal with hot reload. Uses the API at SAVE_API, or the stand-in server on the next port, restarted
 * whenever its source changes.
 */
export async function run(args: readonly string[]): Promise<number> {
  acceptNoArguments('dev', args)
  const port = portOf(process.env.PORT)
  const asked = process.env.SAVE_API
  const api = asked || `http://localhost:${port + 1}`
  const running = [
    ...(asked ? [] : [runStandIn(port + 1)]),
    runTool('vite', ['apps/portal', `--port=${port}`, '--strictPort', '--clearScreen=false'], {
      env: { SAVE_API: api },
    }),
  ]
  console.log(`Save, with hot reload: http://localhost:${port}/Member (its API: ${api})`)
  if (!asked) {
    console.log(`Worlds, faults and requests: http://localhost:${port}/_control`)
  }
  const first = await Promise.race(running)
  endChildren('SIGTERM')
  await Promise.all(running)
  return first.code
}

const runStandIn = (port: number): Promise<Ended> =>
  runNode(['--watch', '--watch-preserve-output', 'apps/fake-api/src/start.mjs'], {
    env: { PORT: String(port), SAVE_API_ONLY: '1' },
  })

function portOf(text: string | undefined): number {
  if (text === undefined || text === '') return usualPort
  const port = Number(text)
  if (Number.isInteger(port) && port >= 1 && port < 65_535) return port
  throw new Trouble(
    `PORT must be a number from 1 to 65534, not '${text}'.`,
    'For example: PORT=4500 npm run dev',
  )
}
