import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { failureOf } from './find-failure.ts'
import { foundFaults } from './found-faults.ts'
import { subjects } from './subjects.ts'
import { installVirtualClock, type VirtualClock } from './world/virtual-clock.ts'

describe('Faults that were found do not come back', () => {
  let clock: VirtualClock
  beforeAll(() => {
    clock = installVirtualClock()
  })
  afterAll(() => clock.uninstall())

  for (const { was, subjects: names, schedule } of foundFaults) {
    for (const name of names) {
      test(`${was} (${name})`, async () => {
        const failure = await failureOf({ subject: subjects[name], clock }, schedule)
        expect(failure?.words).toBeUndefined()
      })
    }
  }
})
