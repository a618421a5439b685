import { describe, expect, test } from 'vitest'
import { answersTo } from './matching.ts'
import { type Findable, indexOf } from './search-index.ts'

const thing = (id: string, kind: string, text: string, more: Partial<Findable> = {}): Findable => ({
  ...{ id, kind, text, title: '', proves: [] },
  ...more,
})
const group = (id: string, title: string, chapter: string): Findable =>
  thing(id, 'changes', `${title}: 2 rules`, { title, chapter })

const index = indexOf([
  thing('changes', 'page', 'What changed since the last release: rules, figures', {
    title: 'What changed',
  }),
  group('in-payslip', 'Payslip before and after', 'payslip'),
  group('in-figures', 'Payslip before and after: payslip figures', 'none'),
  group('in-limit', 'Withdrawing savings: daily limit', 'withdrawal'),
  group('in-bank', 'Withdrawing savings: bank details', 'withdrawal'),
  group('in-sacrifice', 'Benefits and salary sacrifice: salary sacrifice', 'benefits'),
  thing('not-change', 'not', 'changing a withdrawal: nobody can change a withdrawal that was sent'),
  thing('EDIT-04', 'requirement', 'After saving, Account changes saved is shown for 5 seconds.'),
  thing('rate', 'rate', 'Rate: student loan, Plan 2 · value: £29,385.00'),
])
const first = (question: string, most = 2) =>
  answersTo(index, question)
    .slice(0, most)
    .map(({ thing: { id } }) => id)

describe('A question about what has changed', () => {
  test.each([
    ['what changed in the payslip', ['in-payslip', 'in-figures', 'changes']],
    ['payslip changes', ['in-payslip', 'in-figures', 'changes']],
    ['What changed yesterday in the payslip?', ['in-payslip', 'in-figures', 'changes']],
    ['any changes to withdrawals lately', ['in-limit', 'in-bank']],
    ['what changed in the daily limit of withdrawals', ['in-limit', 'in-bank']],
    ['what’s new in salary sacrifice', ['in-sacrifice', 'in-payslip']],
    ['has anything changed for student loans?', ['changes']],
    ['what changed for vouchers', ['changes']],
    ['What changed last week?', ['changes']],
    ['Which figures changed in the last seven days?', ['changes']],
  ])('“%s” leads to its groups, then to the page', (question, ids) => {
    expect(first(question, ids.length)).toEqual(ids)
  })

  test.each([
    'how do I know my account changes were saved',
    'can I change a withdrawal that was sent',
    'what is new for Plan 2 in the tax year 2027-28',
    'what happens if I change my phone number',
    'which threshold changed in April 2026',
  ])('“%s” asks for something else', (question) => {
    expect(first(question, 9).filter((id) => id.startsWith('in-'))).toEqual([])
  })
})
