import { runTool } from './tools.ts'

/** Formats and mends what can be mended by itself, in the given paths or everywhere. */
export async function run(args: readonly string[]): Promise<number> {
  const { code } = await runTool('biome', ['check', '--write', ...args])
  return code
}
