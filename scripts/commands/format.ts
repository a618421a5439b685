import { runTool } from './tools.ts'

/** Formats, and fixes what can be fixed automatically, in the given paths or everywhere. */
export async function run(args: readonly string[]): Promise<number> {
  const { code } = await runTool('biome', ['check', '--write', ...args])
  return code
}
