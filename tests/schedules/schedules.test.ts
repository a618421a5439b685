import { describe, expect, test } from 'vitest'
import { modes } from './draw.ts'
import { search, shortened } from './search.ts'
import { subjectNames, subjects } from './subjects.ts'

/** Always the same few. `npm run schedules` plays thousands of others. */
const runs = 19
const seed = 442_281

describe('Random schedules hold', () => {
  let played = 0
  let sent = 0

  for (const subject of subjectNames) {
    for (const mode of modes) {
      test(`${subject} ${mode} (seed ${seed})`, async () => {
        const { failure, calls } = await search({ subject, mode, runs, seed })
        played += runs
        sent += calls
        const shortest = failure && (await shortened({ subject: subjects[subject] }, failure))
        expect(shortest?.report).toBeUndefined()
      })
    }
  }

  test('Schedules send at least three calls each on average', () => {
    expect(sent / played).toBeGreaterThanOrEqual(3)
  })
})
