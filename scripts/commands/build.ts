import { Trouble } from '../bootstrap/trouble.mjs'
import { acceptNoArguments } from './arguments.ts'
import { runTurbo } from './tools.ts'

export async function run(args: readonly string[]): Promise<number> {
  acceptNoArguments('build', args)
  await build()
  return 0
}

/** Builds what changed; prints nothing unless it fails. */
export async function build(): Promise<void> {
  const { code, output } = await runTurbo(['build'], { capture: true })
  if (code === 0) return
  console.error(output)
  throw new Trouble('The portal could not be built; see above.', 'npm run check may say more.')
}
