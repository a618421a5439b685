import { acceptNoArguments } from './arguments.ts'
import { build } from './build.ts'
import { runNode } from './tools.ts'

/** Builds what changed and serves the portal; the server prints its address and the demo sign-in. */
export async function run(args: readonly string[]): Promise<number> {
  acceptNoArguments('start', args)
  await build()
  const { code } = await runNode(['apps/fake-api/src/server.ts'])
  return code
}
