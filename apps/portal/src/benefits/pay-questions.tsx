import {
  ageGroups,
  loanPlans,
  nations,
  type PayForm,
  type PayslipView,
  payPeriods,
  payslipMessages,
  pensionWays,
  type TypedField,
} from '@save/domain/payslip'
import { Disclosure } from '@save/ui/disclosure'
import { Checkbox, TextField } from '@save/ui/field'
import { FormPair } from '@save/ui/form'
import { MoneyField } from '@save/ui/money-field'
import { Select } from '@save/ui/select'
import type { ChangeEvent } from 'react'

const { ours } = payslipMessages

export interface PayQuestionsProps extends Pick<PayslipView, 'form' | 'complaints'> {
  readonly onChange: (change: Partial<PayForm>) => void
  readonly onLeave: (field: TypedField) => void
}

/** Salary and nation first, the other questions on demand. Not a form: nothing is submitted. */
export function PayQuestions({ form, complaints, onChange, onLeave }: PayQuestionsProps) {
  const typed = (field: TypedField) => ({
    label: ours.fields[field],
    message: complaints[field],
    value: form[field],
    autoComplete: 'off',
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) =>
      onChange({ [field]: currentTarget.value }),
    onBlur: () => onLeave(field),
  })
  const chosen = <Field extends ChosenField>(field: Field, values: readonly PayForm[Field][]) => ({
    label: ours.fields[field],
    value: form[field],
    options: values.map((value) => ({ value, label: labelOf(field, value) })),
    autoComplete: 'off',
    onChange: ({ currentTarget }: ChangeEvent<HTMLSelectElement>) =>
      onChange({ [field]: currentTarget.value }),
  })
  return (
    <>
      <FormPair>
        <MoneyField {...typed('salary')} hint={ours.hints.salary} />
        <Select {...chosen('nation', nations)} hint={ours.hints.nation} />
      </FormPair>
      <Disclosure summary={ours.moreAboutPay}>
        <FormPair>
          <Select {...chosen('payPeriod', payPeriods)} />
          <TextField {...typed('hoursAWeek')} hint={ours.hints.hoursAWeek} inputMode="decimal" />
          <Select {...chosen('ageGroup', ageGroups)} />
          <TextField
            {...typed('pensionPercent')}
            hint={ours.hints.pensionPercent}
            inputMode="decimal"
          />
          <Select {...chosen('pensionWay', pensionWays)} />
          <MoneyField {...typed('otherSacrifices')} />
          <Select {...chosen('loanPlan', ['none', ...loanPlans])} />
          <Checkbox
            checked={form.hasPostgraduateLoan}
            autoComplete="off"
            onChange={({ currentTarget }) =>
              onChange({ hasPostgraduateLoan: currentTarget.checked })
            }
          >
            {ours.fields.hasPostgraduateLoan}
          </Checkbox>
        </FormPair>
      </Disclosure>
    </>
  )
}

type ChosenField = 'nation' | 'payPeriod' | 'loanPlan' | 'pensionWay' | 'ageGroup'

const labels = {
  nation: ours.nations,
  payPeriod: ours.payPeriods,
  loanPlan: ours.loanPlans,
  pensionWay: ours.pensionWays,
  ageGroup: ours.ageGroups,
}

const labelOf = (field: ChosenField, value: string): string =>
  (labels[field] as Readonly<Record<string, string>>)[value] ?? value
