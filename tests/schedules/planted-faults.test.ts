import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { modes } from './arbitraries.ts'
import { findFailure } from './find-failure.ts'
import { plantedFaults } from './planted/planted-faults.ts'
import { type InvariantNumber, invariantNumbers } from './witness/violation.ts'
import { installVirtualClock, type VirtualClock } from './world/virtual-clock.ts'

describe('The schedules find a planted fault of each invariant', () => {
  let clock: VirtualClock
  beforeAll(() => {
    clock = installVirtualClock()
  })
  afterAll(() => clock.uninstall())

  for (const number of invariantNumbers) {
    for (const { fault, subject, met } of plantedFaults[number])
      test(`${number}: ${fault}`, async () => {
        let found: InvariantNumber | undefined
        const seed = met?.seed ?? 17
        for (const mode of met ? [met.mode] : modes)
          found ??= (await findFailure({ subject, mode, runs: 300, seed, clock, judged: [number] }))
            ?.number
        expect(found).toBe(number)
      })
  }
})
