import { describe, expect, test } from 'vitest'
import { changesIn } from '../model/changes/changes.ts'
import { rowTestsIn } from './written-facts.ts'

const testOf = (...expectations: readonly string[]) =>
  `describe('What does it cost?', () => {
  for (const row of cases) {
    test(\`\${row.id} \${row.case}\`, () => {
      ${expectations.join('\n      ')}
    })
  }
})
`

describe('What the tests of a table’s rows compare', () => {
  test('is told by the title of the table, several tests as one', () => {
    expect(rowTestsIn(testOf('expect(cost).toBe(row.cost)') + testOf('expect(a).toBe(1)'))).toEqual(
      [
        [
          'how each row is tested of “What does it cost?”',
          'expect(cost).toBe(row.cost); expect(a).toBe(1)',
        ],
      ],
    )
  })

  test('tells that a column is compared no more, though no row changed', () => {
    const [cost, saving] = ['expect(cost).toBe(row.cost)', 'expect(saving).toBe(row.saving)']
    const file = 'packages/domain/src/benefits/salary-sacrifice.test.ts'
    expect(changesIn(file, testOf(cost, saving), testOf(cost))).toEqual([
      {
        file,
        kind: 'case',
        name: 'how each row is tested of “What does it cost?”',
        was: `${cost}; ${saving}`,
        is: cost,
      },
    ])
    expect(changesIn(file, 'const none = 0', testOf(cost))).toEqual([])
  })
})
