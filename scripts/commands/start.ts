import { writeRulebook } from '../rulebook/write-rulebook.ts'
import { build } from './build.ts'
import { runNode } from './tools.ts'

/**
 * Builds what changed, and serves the portal with the rulebook. The server prints its address and the demo sign-in, and
 * gets the arguments: `--data <file>` keeps its worlds across restarts.
 */
export async function run(args: readonly string[]): Promise<number> {
  await build()
  await writeRulebook()
  const { code } = await runNode(['apps/fake-api/src/start.mjs', ...args])
  return code
}
