import { expect, test } from 'vitest'
import { signOffHint } from './sign-off-hint.ts'

const chapters = [
  { id: 'benefits', title: 'Benefits and salary sacrifice', proofs: [{ id: 'SALSAC-01' }] },
  { id: 'payslip', title: 'Payslip before and after', proofs: [] },
] as unknown as Parameters<typeof signOffHint>[1]
const hint = (asked: string) =>
  signOffHint(asked, chapters, ['SALSAC-01', 'SALSAC-04', 'payslip', 'rates'])

test('Whoever names no rule is told what can be signed', () => {
  expect(hint('rate book')).toBe(
    "“rate book” is called rates here. Say npm run rulebook -- --sign rates --by 'Your name'",
  )
  expect(hint('salsac 04')).toContain('--sign SALSAC-04')
  expect(hint('Payslip before and after')).toContain('--sign payslip')
  expect(hint('benefits')).toBe(
    'The chapter “Benefits and salary sacrifice” is signed by its requirements, one by one: SALSAC-01 is the first.',
  )
  expect(hint('SALSAC')).toBe('Name one requirement, such as SALSAC-01.')
  expect(hint('tea')).toBe(
    'Name a requirement as docs/requirements.yaml does, such as SALSAC-01, or one of payslip, rates.',
  )
})
