import { expect, test } from 'vitest'
import { salarySacrifice } from './salary-sacrifice.ts'

const typed = { amount: '1200.00', kind: '12.5', insurance: '0.08', tax: '0.2' }

test.each([
  { insurance: '8%', tax: '20%' },
  { insurance: '8 %', tax: '20.0%' },
])('SALSAC-04 a rate may be typed as the tables show it: %o', (percent) => {
  expect(salarySacrifice.answer({ ...typed, ...percent })).toEqual(salarySacrifice.answer(typed))
})

test.each(['%', '8%%', '-8%', '800%'])('%s is no rate', (insurance) => {
  expect(salarySacrifice.answer({ ...typed, insurance })).toMatchObject({ field: 'insurance' })
})
