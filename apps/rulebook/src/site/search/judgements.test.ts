import { expect, test } from 'vitest'
import { judgedBy, withJudgements } from './judgements.ts'

test.each([
  [
    'Is QQ123456C valid?',
    'Is QQ123456C, an NI number refused for the first letter, Q first, valid?',
    ['salsac-17'],
  ],
  [
    'GB 12 34 56 C accepted',
    'GB 12 34 56 C, an NI number refused for the first two letters, accepted',
    ['salsac-16'],
  ],
  [
    'Is AU123456C valid?',
    'Is AU123456C, an NI number refused for the second letter, U second, valid?',
    ['salsac-17'],
  ],
  ['AB123456C', 'AB123456C, a valid NI number,', ['salsac-15']],
  ['Where is AB123456C kept?', 'Where is AB123456C, a valid NI number, kept?', []],
  ['Is sort code 010203 right?', 'Is sort code typed as six digits, hyphens are added, right?', []],
  ['sort code 01-02-03', 'sort code 01-02-03', []],
  ['£010203, 123456 a year', '£010203, 123456 a year', []],
  ['a voucher for 12.345', 'a voucher for 12.345, half a penny,', []],
  ['a voucher for 12.34', 'a voucher for 12.34', []],
  ['page 999', 'page beyond the last one', []],
  ['page 2', 'page 2', []],
  ['wage of a 17 year old', 'wage of a 17, under 18, year old', []],
  ['hourly pay aged 18', 'hourly pay aged 18, 18 to 20,', []],
  ['minimum wage, 21-year-old', 'minimum wage, 21, 21 or over,-year-old', []],
  ['a browser that is 20 years old', 'a browser that is 20 years old', []],
  ['tax-free pay on 110k', 'tax-free pay on 110k, over £100,000.00', []],
  ['allowance at £100,000.01', 'allowance at £100,000.01, over £100,000.00', []],
  ['allowance at £100,000', 'allowance at £100,000', []],
  ['tax on 110k', 'tax on 110k', []],
  ['What happens with page 0?', 'What happens with page below 1?', []],
  ['page -1 and page zero', 'page below 1 and page below 1', []],
  [
    'balance £5, minimum £10',
    'balance, minimum, the balance is less than the minimum withdrawal',
    [],
  ],
  [
    'minimum £5, balance £5.00',
    'minimum, balance, the balance is enough for the minimum withdrawal',
    [],
  ],
  [
    'Can I withdraw £10 when I have £8?',
    'Can I withdraw when I have, more than can be transferred, the whole balance',
    [],
  ],
  ['Can I withdraw £8 when I have £8?', 'Can I withdraw £8 when I have £8?', []],
  ['a balance of £5', 'a balance of £5', []],
  ['May I withdraw £0?', 'May I withdraw?, an amount below every minimum of a transfer', []],
  ['May I withdraw £0.01?', 'May I withdraw £0.01?', []],
])('a value is judged by the product’s own rules: %s', (question, judged, rules) => {
  expect(withJudgements(question)).toBe(judged)
  expect(judgedBy(question)).toEqual(rules)
})
