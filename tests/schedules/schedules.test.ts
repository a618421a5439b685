import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { modes } from './arbitraries.ts'
import { findFailure, shortened } from './find-failure.ts'
import { subjectNames, subjects } from './subjects.ts'
import { installVirtualClock, type VirtualClock } from './world/virtual-clock.ts'

/** A few each time, never the same; `npm run schedules` plays thousands. */
const runs = 25
const seed = Date.now() % 1_000_000

describe('Random schedules hold', () => {
  let clock: VirtualClock
  beforeAll(() => {
    clock = installVirtualClock()
  })
  afterAll(() => clock.uninstall())

  for (const name of subjectNames) {
    for (const mode of modes) {
      test(`${name} ${mode} (seed ${seed})`, async () => {
        const search = { subject: subjects[name], mode, runs, seed, clock }
        const failure = await findFailure(search)
        expect(failure && (await shortened(search, failure)).words).toBeUndefined()
      })
    }
  }
})
