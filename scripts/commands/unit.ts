import { runTool } from './tools.ts'

/**
 * Unit, component and contract tests; arguments go to Vitest (a file, -t <title>, --watch). The
 * report stays that of the last whole run.
 */
export async function run(args: readonly string[]): Promise<number> {
  const mode = args.includes('--watch') ? [] : ['run']
  const { code } = await runTool('vitest', [...mode, '--reporter=default', ...args])
  return code
}
