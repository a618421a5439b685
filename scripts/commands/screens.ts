import { mkdirSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type ColourName, colourNames, paintStills, startPortal } from '@save/tests/browsers'
import { prepareEngine } from '../browsers/prepare-engine.ts'
import { browserTests } from './browser-tests.ts'
import { runSteps } from './steps.ts'

const folder = resolve('reports/screens')

/** The browsers that paint the tests' states, besides the Chromium that runs the tests. */
const painters = [
  { engine: 'firefox', without: [] },
  { engine: 'webkit', without: [] },
  { engine: 'chromium', without: ['has'] },
] as const

/** Takes pictures of every state of every screen. Arguments go to Playwright (-g <a screen>). */
export async function run(args: readonly string[]): Promise<number> {
  const prepared: {
    open: Awaited<ReturnType<(typeof prepareEngine)['webkit']>>
    without: readonly string[]
  }[] = []
  for (const { engine, without } of painters)
    prepared.push({ open: await prepareEngine[engine](), without })

  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  process.env['SAVE_PICTURES'] = join(folder, 'chromium')
  const { findBrowser, build, inBrowser } = browserTests(['accessibility/.*states', ...args])
  const outcomes = await runSteps([findBrowser, build, inBrowser])
  if (outcomes.some(({ passed }) => !passed)) return 1

  const portal = await startPortal()
  const paint = async (
    { open, without }: (typeof prepared)[number],
    colours: ColourName,
  ): Promise<void> => {
    const engine = await open(colours)
    await paintStills({ engine, colours, without, portalPort: portal.port, folder })
    await engine.close()
    console.log(`✓ ${[engine.name, ...without].join(' without ')}, ${colours}`)
  }
  for (const colours of colourNames)
    await Promise.all(prepared.map((painter) => paint(painter, colours)))
  await portal.close()
  console.log(`\nPictures are in ${folder}.`)
  return 0
}
