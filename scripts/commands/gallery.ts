import { runTool } from './tools.ts'

/** Serves every component in each of its states. Arguments go to Vite (--port, --open). */
export async function run(args: readonly string[]): Promise<number> {
  const { code } = await runTool('vite', ['packages/ui/gallery', ...args])
  return code
}
