import { expect, test } from 'vitest'
import { parseQuery, queryOf } from './query-string.ts'

test('typed text is encoded, and read back unchanged (OQ-077)', () => {
  const query = { search: 'café bar & co', page: '1' }
  expect(queryOf({ ...query, filter: undefined })).toBe('?search=caf%C3%A9%20bar%20%26%20co&page=1')
  expect(parseQuery(queryOf(query))).toEqual(query)
})

test('half a character, for example of a cut-off emoji, is replaced', () => {
  expect(queryOf({ search: 'tea \ud83c' })).toBe('?search=tea%20%EF%BF%BD')
})
