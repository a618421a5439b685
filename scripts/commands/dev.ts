import { endChildren } from '../bootstrap/child.mjs'
import { Trouble } from '../bootstrap/trouble.mjs'
import { acceptNoArguments } from './arguments.ts'
import { build } from './build.ts'
import { runNode, runTool } from './tools.ts'

const usualPort = 4400

/** The portal with hot reload on PORT, the fake API, started anew at each change, on the next one. */
export async function run(args: readonly string[]): Promise<number> {
  acceptNoArguments('dev', args)
  const port = portOf(process.env.PORT)
  const apiPort = port + 1
  await build()
  const api = runNode(['--watch', '--watch-preserve-output', 'apps/fake-api/src/server.ts'], {
    env: { PORT: String(apiPort) },
  })
  const portal = runTool(
    'vite',
    ['apps/portal', `--port=${port}`, '--strictPort', '--clearScreen=false'],
    {
      env: { SAVE_API: `http://localhost:${apiPort}` },
    },
  )
  console.log(
    `\nHot reload: http://localhost:${port}/Member (the API behind it: port ${apiPort})\n`,
  )
  const first = await Promise.race([api, portal])
  endChildren('SIGTERM')
  await Promise.all([api, portal])
  return first.code
}

function portOf(text: string | undefined): number {
  if (text === undefined || text === '') return usualPort
  const port = Number(text)
  if (Number.isInteger(port) && port >= 1 && port < 65_535) return port
  throw new Trouble(
    `PORT is "${text}", which is no port.`,
    'Use a whole number from 1 to 65534, such as PORT=4500 npm run dev.',
  )
}
