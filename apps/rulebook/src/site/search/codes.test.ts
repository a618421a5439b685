import { expect, test } from 'vitest'
import { namedIn, recordsOf, withCodes } from './codes.ts'
import { indexOf } from './search-index.ts'

const index = indexOf(
  ['SALSAC-04', 'BANKW-09', 'VOUCHER-10', 'OQ-135'].map((id) => ({
    id,
    kind: 'requirement',
    title: '',
    text: `${id} A rule`,
    proves: [],
  })),
)

test.each([
  ['OQ 135', 'OQ-135'],
  ['oq135', 'OQ-135'],
  ['salsac 4', 'SALSAC-04'],
  ['What does SALSAC04 say?', 'What does SALSAC-04 say?'],
  ['bankw-9', 'BANKW-09'],
  ['voucher 10', 'VOUCHER-10'],
  ['a voucher 10 pounds', 'a voucher 10 pounds'],
  ['a voucher010', 'a VOUCHER-10'],
  ['salsac 99', 'salsac 99'],
  ['salsac 4.50', 'salsac 4.50'],
  ['20-01-04', '20-01-04'],
])('%s is read as %s', (typed, read) => {
  expect(withCodes(typed, index)).toBe(read)
})

test.each([
  ['what does record 35 say', ['what does record 35 say', 'record-35-1']],
  ['record 29', ['record 29', 'record-29-why-2']],
  ['record 16', ['record 16']],
  ['salsac-04', ['salsac-04']],
  ['anything', ['anything']],
])('%s names %s', (asked, named) => {
  const records = new Map([
    ['35', 'record-35-1'],
    ['29', 'record-29-why-2'],
  ])
  expect(namedIn(asked, { records })).toEqual(named)
})

test('a record begins with its first rule, or else with the first place in it', () => {
  const ids = [
    'record-24-why-2',
    'record-24-1',
    'record-24-2',
    'record-5-then-1',
    'record-5-then-2',
  ]
  const things = ids.map((id) => ({ ...{ id, kind: 'record', title: '', text: '' }, proves: [] }))
  expect([...recordsOf(things)].toSorted()).toEqual([
    ['24', 'record-24-1'],
    ['5', 'record-5-then-1'],
  ])
})
