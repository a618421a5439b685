/** The files whose code the main thread runs while a page loads. */
import type { Browser } from '@playwright/test'
import type { Visit } from './measure-page.ts'

export interface ScriptShare {
  readonly file: string
  readonly ms: number
}

/** Own time by file, in one visit at full speed; the sampling itself slows it down slightly. */
export async function measureScripts(
  browser: Browser,
  visit: Visit,
): Promise<readonly ScriptShare[]> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  try {
    const { origin } = new URL(visit.url)
    await context.addCookies((visit.cookies ?? []).map((cookie) => ({ ...cookie, url: origin })))
    const page = await context.newPage()
    const protocol = await context.newCDPSession(page)
    await protocol.send('Profiler.enable')
    await protocol.send('Profiler.setSamplingInterval', { interval: 200 })
    await protocol.send('Profiler.start')
    await page.goto(visit.url)
    await page.locator(visit.usable).first().waitFor()
    await page.waitForLoadState('networkidle')
    const { profile } = await protocol.send('Profiler.stop')
    const files = new Map(profile.nodes.map(({ id, callFrame }) => [id, fileOf(callFrame)]))
    const spent = new Map<string, number>()
    for (const [at, id] of (profile.samples ?? []).entries()) {
      const file = files.get(id)
      if (file === undefined) continue
      spent.set(file, (spent.get(file) ?? 0) + (profile.timeDeltas?.[at] ?? 0) / 1_000)
    }
    return [...spent].map(([file, ms]) => ({ file, ms })).toSorted((a, b) => b.ms - a.ms)
  } finally {
    await context.close()
  }
}

/** Time without a file is the browser's own; waiting does not count. */
function fileOf({ url, functionName }: { readonly url: string; readonly functionName: string }) {
  if (functionName === '(idle)' || functionName === '(root)') return undefined
  const [, name] = /assets\/([\w-]+?)-[\w-]{7,8}\.js/.exec(url) ?? []
  return (
    name ?? (functionName === '(garbage collector)' ? 'garbage collection' : 'the browser itself')
  )
}
