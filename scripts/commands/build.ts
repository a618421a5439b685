import { Trouble } from '../bootstrap/trouble.mjs'
import { buildDemo, demoFolder } from '../demo/build-demo.ts'
import { acceptNoArguments } from './arguments.ts'
import { runTool, runTurbo } from './tools.ts'

/** Builds the portal. `--demo` builds a static site that needs no server of ours. */
export async function run(args: readonly string[]): Promise<number> {
  if (args.length === 1 && args[0] === '--demo') return buildDemoSite()
  acceptNoArguments('build', args)
  await build()
  return 0
}

/** Builds the changed workspaces. Prints nothing unless it fails. */
export async function build(): Promise<void> {
  const { code, output } = await runTurbo(['build'], { capture: true })
  if (code === 0) return
  console.error(output)
  throw new Trouble(
    'The portal could not be built.',
    'Correct the errors above, then run it again.',
  )
}

const portalForDemo = 'node_modules/.tmp/portal-demo'

async function buildDemoSite(): Promise<number> {
  const portal = ['build', 'apps/portal', '--mode=demo', `--outDir=../../${portalForDemo}`]
  const { code } = await runTool('vite', [...portal, '--emptyOutDir', '--logLevel=warn'], {
    env: { NODE_ENV: 'production' },
  })
  if (code !== 0) return code
  const count = await buildDemo(portalForDemo)
  console.log(
    `The demonstration: ${count} files and the portal in ${demoFolder}, to be served as a site.`,
  )
  return 0
}
