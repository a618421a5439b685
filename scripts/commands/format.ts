import { runTool } from './tools.ts'

/** Formats and fixes the given paths, or everything. */
export async function run(args: readonly string[]): Promise<number> {
  const { code } = await runTool('biome', ['check', '--write', ...args])
  return code
}
