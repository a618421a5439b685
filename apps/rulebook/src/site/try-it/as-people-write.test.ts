import { expect, test } from 'vitest'
import { tries } from './tries.ts'

const trying = (id: string, typed: Readonly<Record<string, string>>) => {
  const fields = tries.find((known) => known.id === id)?.fields ?? []
  const first = Object.fromEntries(fields.map(({ name, first }) => [name, first]))
  return tries.find((known) => known.id === id)?.answer({ ...first, ...typed })
}

test('a count may be written with separators of thousands, and nothing else', () => {
  expect(trying('paging', { items: '1,200' })).toEqual(trying('paging', { items: '1200' }))
  expect(trying('paging', { of: '1,200' })).toEqual(trying('paging', { of: '1200' }))
  expect(trying('filter-modes', { pages: '1,200' })).toEqual(
    trying('filter-modes', { pages: '1200' }),
  )
  for (const items of ['12,00', ',200', '1,2', '1 200', '£5', '-1'])
    expect(trying('paging', { items })?.field).toBe('items')
  expect(trying('paging', { of: '0' })?.field).toBe('of')
})

test.each([
  ['12.5%', '12.5'],
  ['-5 %', '-5'],
  ['1,000%', '1000'],
])('a benefit in kind of %s is refused, with how it is written: %s', (kind, written) => {
  for (const id of ['salary-sacrifice', 'payslip'])
    expect(trying(id, { kind })).toMatchObject({
      field: 'kind',
      says: expect.stringContaining(`Write it without its sign: ${written}. Nothing is`),
    })
})

test('hours without an age have the age that the form begins with, and the row is complete', () => {
  for (const hours of ['37.5', '0']) {
    const { steps = [], ...alone } = trying('payslip', { hours }) ?? {}
    const { steps: ofBoth = [], ...both } =
      trying('payslip', { hours: `${hours}, 21 or over` }) ?? {}
    expect(alone).toEqual(both)
    expect(steps.filter((step) => !/^No age/.test(step.what))).toEqual(ofBoth)
    expect(steps).toContainEqual({
      what: 'No age was typed, so as the form begins',
      gives: '21 or over',
      isRemark: true,
    })
  }
  expect(trying('payslip', { hours: '200' })?.says).toBe(
    trying('payslip', { hours: '200, 21 or over' })?.says,
  )
  expect(trying('payslip', { hours: '', pension: '' })?.row).toMatchObject({
    'hours, age': '(not known)',
    pension: 'none',
  })
})

test('ROUTE-26 white space is spoken of where a name has some', () => {
  const whatOf = (name: string) => trying('slug', { name })?.steps.map(({ what }) => what)
  expect(whatOf('Café Nero')).toContain('White space')
  for (const name of ['Boots', ' Boots ']) expect(whatOf(name)).not.toContain('White space')
})
