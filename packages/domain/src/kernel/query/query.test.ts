import { expect, test } from 'vitest'
import { check } from '../../testing/check.ts'
import { writtenQuery } from './query.rules.ts'
import { parameters, writtenQueries } from './query.table.ts'

check(parameters)
check(writtenQueries)

test('without parameters the query is empty', () => {
  expect(writtenQuery([])).toBe('')
})

test('half a character, as a cut-off emoji leaves it, is replaced and breaks nothing', () => {
  expect(writtenQuery([['search', 'tea \ud83c']])).toBe('?search=tea%20%EF%BF%BD')
})
