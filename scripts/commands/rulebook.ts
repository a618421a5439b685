import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildSite, siteFolder } from '../rulebook/build-site.ts'
import { acceptNoArguments } from './arguments.ts'
import { runTool } from './tools.ts'

/** Runs the domain's tests and writes the rulebook, also when some of them fail: that is what it shows. */
export async function run(args: readonly string[]): Promise<number> {
  acceptNoArguments('rulebook', args)
  const { code } = await runTool('vitest', [
    'run',
    '--config=scripts/rulebook/run/recording.config.ts',
  ])
  await buildSite()
  console.log(
    `\nThe rulebook: ${pathToFileURL(resolve(siteFolder, 'index.html')).href}\n` +
      'npm start serves it at /rulebook.',
  )
  return code
}
