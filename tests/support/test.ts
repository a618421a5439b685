import { test as base } from '@playwright/test'
import { watchForComplaints } from './complaints.ts'
import { openWorld, type World } from './world.ts'

export { expect } from '@playwright/test'

interface Fixtures {
  /** A world of the stand-in server that no other test knows; an ordinary one until arranged. */
  readonly world: World
  /** Hosts outside this machine to which this test leads on purpose. */
  readonly outsideHosts: readonly string[]
  /** The browser's expected complaints in this test, because it is given something bad. */
  readonly foreseenComplaint: RegExp | undefined
}

/**
 * Every test has a world of its own, reaches nothing outside this machine, and fails at any
 * complaint of the browser.
 */
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
  context: async ({ context, baseURL, outsideHosts, foreseenComplaint }, use) => {
    const complaints = watchForComplaints(context, [
      new URL(originOf(baseURL)).host,
      ...outsideHosts,
    ])
    await use(context)
    const unforeseen = complaints.filter((complaint) => !foreseenComplaint?.test(complaint))
    base.expect(unforeseen, 'what the browser complained of').toEqual([])
  },
})

/** Every project of the configuration has one. */
function originOf(baseURL: string | undefined): string {
  if (baseURL === undefined) throw new Error('This project has no baseURL.')
  return new URL(baseURL).origin
}
