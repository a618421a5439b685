import { type BrowserContext, test as base, type TestInfo } from '@playwright/test'
import { watchForComplaints } from './complaints.ts'
import { answerLate } from './late-answers.ts'
import { followRequests } from './network.ts'
import { openWorld, type World } from './world.ts'

export { expect } from '@playwright/test'

interface Fixtures {
  /** The test's own world of the stand-in. An ordinary one until arranged. */
  readonly world: World
  /** Hosts outside this machine that this test opens on purpose. */
  readonly outsideHosts: readonly string[]
  /** The browser complaints that this test expects, because of deliberate faults. */
  readonly foreseenComplaint: RegExp | undefined
}

/** Every test has its own world, reaches nothing outside this machine, and fails at any complaint of the browser. */
export const test = base.extend<Fixtures>({
  outsideHosts: [[], { option: true }],
  foreseenComplaint: [undefined, { option: true }],
  world: [
    async ({ context, baseURL }, use, { testId }) => {
      const world = await openWorld(context, originOf(baseURL), testId)
      await use(world)
      await world.remove()
    },
    { auto: true },
  ],
  context: async ({ context, baseURL, outsideHosts, foreseenComplaint }, use, testInfo) => {
    followRequests(context)
    await answerLate(context, testInfo.title)
    const complaints = watchForComplaints(context, [
      new URL(originOf(baseURL)).host,
      ...outsideHosts,
    ])
    await use(context)
    if (testInfo.status !== testInfo.expectedStatus) await showPages(context, testInfo)
    const unforeseen = complaints.filter((complaint) => !foreseenComplaint?.test(complaint))
    base.expect(unforeseen, 'what the browser complained of').toEqual([])
  },
})

/**
 * Takes pictures of a failed test's pages. Playwright's own 'only-on-failure' draws the pages of every test before it
 * knows how the test ends, which takes longer than many of the tests.
 */
async function showPages(context: BrowserContext, testInfo: TestInfo): Promise<void> {
  for (const page of context.pages()) {
    const body = await page.screenshot({ timeout: 10_000 }).catch(() => undefined)
    if (body) await testInfo.attach('screenshot', { body, contentType: 'image/png' })
  }
}

/** Every project of the configuration has a base URL. */
function originOf(baseURL: string | undefined): string {
  if (baseURL === undefined)
    throw new Error('Set a baseURL for this project in playwright.config.ts.')
  return new URL(baseURL).origin
}
