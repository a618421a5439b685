import { expect, test } from 'vitest'
import { withoutDescriptions } from './bare-machines.ts'

test('a built machine has everything except descriptions', () => {
  const source = `
    found: { description: 'The page shows the results.' },
    failed: {
      description:
        "The search didn't work.",
      on: { 'retry.requested': { description: 'The member tries again.', target: 'searching' } },
    },`
  const left = withoutDescriptions(source).replace(/\s+/g, ' ').trim()
  expect(left).toBe("found: { }, failed: { on: { 'retry.requested': { target: 'searching' } }, },")
})
