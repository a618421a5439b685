import { expect, test } from 'vitest'
import { check } from '../../testing/check.ts'
import { writtenQuery } from './query.rules.ts'
import { parameters, writtenQueries } from './query.table.ts'

check(parameters)
check(writtenQueries)

test('without parameters the query is empty', () => {
  expect(writtenQuery([])).toBe('')
})

test('half a character, for example of a cut-off emoji, is replaced', () => {
  expect(writtenQuery([['search', 'tea \ud83c']])).toBe('?search=tea%20%EF%BF%BD')
})
