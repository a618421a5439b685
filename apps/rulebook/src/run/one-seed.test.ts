import fc from 'fast-check'
import { expect, test } from 'vitest'
import recorded from './recording.config.ts'

test('A property of the recorded run draws the same values each time, so that it runs the same rules', async () => {
  const before = fc.readConfigureGlobal()
  const [setup] = [recorded.test?.setupFiles ?? []].flat()
  await import(`${setup}`)
  const [first, second] = [1, 2].map(() => fc.sample(fc.integer(), 20))
  fc.configureGlobal(before)
  expect(first).toEqual(second)
  expect(fc.sample(fc.integer(), 20)).not.toEqual(first)
})
