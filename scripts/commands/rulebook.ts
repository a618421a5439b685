import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { rulebookFolder, writeRulebook } from '../rulebook/write-rulebook.ts'
import { acceptNoArguments } from './arguments.ts'
import { runTurbo } from './tools.ts'

/**
 * Writes the rulebook with the results of the last `npm test`. `--since <commit or tag>` adds the changes since then.
 */
export async function run(args: readonly string[]): Promise<number> {
  const [option, since, ...others] = args
  acceptNoArguments('rulebook', option === '--since' && since !== undefined ? others : args)
  const { code } = await runTurbo(['build', '--filter=@save/rulebook'])
  if (code !== 0) return code
  await writeRulebook(since)
  console.log(
    `\nThe rulebook: ${pathToFileURL(resolve(rulebookFolder, 'index.html')).href}\n` +
      'npm start serves it at /rulebook.',
  )
  // The tables' machines may still be waiting for a delay.
  process.exit(0)
}
