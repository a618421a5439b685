import { runTool } from './tools.ts'

/** Runs unit, component and contract tests. Arguments go to Vitest (a file, -t <title>, --watch). */
export async function run(args: readonly string[]): Promise<number> {
  const mode = args.includes('--watch') ? [] : ['run']
  const { code } = await runTool('vitest', [...mode, ...args])
  return code
}
