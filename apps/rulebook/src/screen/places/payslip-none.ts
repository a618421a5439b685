import { formatPounds, isBlank } from '@save/domain/kernel'
import { type GivenUp, type PayForm, payslipMessages } from '@save/domain/payslip'
import { fileAnchor } from '../../page/anchors.ts'
import type { Expected } from '../expected.ts'

const { ours } = payslipMessages

/** Why the payslip is not worked out. */
export function noPayslipPlaces(
  text: string,
  form: PayForm,
  { amount }: GivenUp,
): readonly Expected[] {
  if (isBlank(form.salary)) return []
  const { fields } = ours
  const given = Object.entries({
    [fields.salary]: form.salary,
    [fields.pensionPercent]: form.pensionPercent,
    [fields.otherSacrifices]: form.otherSacrifices,
  }).map(([label, typed]) => `${label}: ${typed || '(nothing)'}`)
  return [
    {
      what: 'Why nothing is worked out',
      shows: text,
      because: [
        ...given,
        `Given up for the benefit: ${formatPounds(amount)}, the amount in the address, for a year`,
        'It may be no more than the salary less the pension and what else is given up, and its deductions no more than what is left',
      ],
      ids: ['OQ-137'],
      uses: [
        {
          anchor: fileAnchor('packages/domain/src/payslip/payslip.rules.ts'),
          words: 'The rules of the payslip',
        },
      ],
      text,
    },
  ]
}
