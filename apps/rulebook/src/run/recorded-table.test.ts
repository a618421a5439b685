import { describe, expect, test } from 'vitest'
import { decisionTable } from './recorded-table.ts'

describe('A table that no test reads is known all the same', () => {
  const cases = decisionTable(
    ['case', 'answer'],
    `
    case  | answer
    one   | 1
    two   | 2
    `,
  )
  // Taken apart for the test's title, so no test reads the row.
  for (const { case: name } of cases) {
    test(`${name}, and no row counts as read`, ({ task }) => {
      expect(task.meta).not.toHaveProperty('rows')
      expect(task.file.meta).toMatchObject({
        tables: [
          {
            headings: ['case', 'answer'],
            rows: [
              ['one', '1'],
              ['two', '2'],
            ],
          },
        ],
      })
    })
  }
})
