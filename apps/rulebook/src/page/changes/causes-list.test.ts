import { describe, expect, test } from 'vitest'
import type { FailedCase } from '../../model/causes/failed-cases.ts'
import type { FailedGroup } from '../../model/causes/failed-group.ts'
import type { Change } from '../../model/changes/changes.ts'
import { causeAnchor, causesList } from './causes-list.ts'

const cases = (...chapters: readonly string[]) =>
  chapters.map((chapter) => ({ chapter }) as FailedCase)
const rate: Change = {
  file: 'packages/domain/src/payslip/rate-book.policy.ts',
  kind: 'figure or rate',
  name: 'rateBook personalAllowance.amount',
  was: '£12,570.00',
  is: '£12,571.00',
}
const group = (of: Partial<FailedGroup>) =>
  ({ rule: undefined, subject: 'payslip/payslip', causing: [], cases: [], ...of }) as FailedGroup
const listed = (...groups: readonly FailedGroup[]) => String(causesList(groups))

describe('The causes of failures', () => {
  const byRate = group({ causing: [rate], cases: cases('Payslip', 'Payslip', 'Benefits') })
  const byRule = group({
    rule: { anchor: 'rule-x', name: 'payslipOf' },
    cases: cases('Payslip', 'Benefits', 'Portal'),
  })
  const byNothing = group({ cases: cases('Portal') })

  test('are counted, each with its name, its cases and the way to them', () => {
    const list = listed(byRate, byRule, byNothing)
    expect(list).toContain('<p>7 cases fail, for 3 likely causes:</p>')
    expect(list).toMatch(
      /<li><a href="#cause-1">Changed: personal allowance: amount <code.*?<\/a>: 3 cases in Payslip and Benefits<\/li>/,
    )
    expect(list).toContain('<li><a href="#cause-2">payslip</a>: 3 cases in 3 chapters</li>')
    expect(list).toMatch(/<a href="#cause-3">Payslip before and after<\/a>: 1 case in Portal</)
    expect(causeAnchor(2)).toBe('cause-3')
  })

  test('name one of several changes and say how many more there are', () => {
    const other = { ...rate, name: 'rateBook loan plan2.above' }
    expect(listed(group({ causing: [rate, other, other] }), byRule)).toContain(' and 2 more</a>')
  })

  test('are no list if there is only one', () => {
    expect(listed(byRate)).toBe('')
    expect(listed()).toBe('')
  })
})
