import { describe, expect, test } from 'vitest'
import { plantedFaults } from './faults/planted-faults.ts'
import { failureOf } from './search.ts'
import { subjects } from './subjects.ts'

/** `npm run schedules -- --planted` searches for each of them at random. */
describe('The schedules find planted faults', () => {
  for (const [fault, subject, , plant, found] of plantedFaults)
    test(fault, async () => {
      const steps = found.split('; ')
      const [failure] = await failureOf({ subject: subjects[subject], plant }, steps)
      expect(failure?.number).toBeDefined()
      const [without] = await failureOf({ subject: subjects[subject] }, steps)
      expect(without?.report).toBeUndefined()
    })
})
