import { findOrInstallChromium } from '../browser/chromium.ts'
import { build } from './build.ts'
import { runNode } from './tools.ts'

/** Measures the built portal in a real browser. Arguments go to scripts/bench/bench.ts. */
export async function run(args: readonly string[]): Promise<number> {
  const chromium = await findOrInstallChromium()
  await build()
  const { code } = await runNode(['scripts/bench/bench.ts', ...args], {
    env: { SAVE_CHROMIUM: chromium },
  })
  return code
}
