import { describe, expect, test } from 'vitest'
import { foundFaults, stepsOf } from './faults/found-faults.ts'
import { failureOf } from './search.ts'
import { subjects } from './subjects.ts'

describe('Faults that were found do not come back', () => {
  for (const [description, names, steps] of foundFaults) {
    for (const name of names) {
      test(`${description} (${name})`, async () => {
        const [failure] = await failureOf({ subject: subjects[name] }, stepsOf(steps))
        expect(failure?.report).toBeUndefined()
      })
    }
  }
})
