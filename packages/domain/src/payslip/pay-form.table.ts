import { formatPounds } from '../kernel/index.ts'
import { named, orNone, text } from '../testing/cells.ts'
import { table } from '../testing/table.ts'
import { blankPay, complaintsAboutPay, payIn, type TypedField } from './pay-form.rules.ts'

export const typedPay = table({
  title: 'How is each typed answer read?',
  given: {
    field: named<TypedField>({
      salary: 'salary',
      'pension %': 'pensionPercent',
      'other sacrifices': 'otherSacrifices',
      'hours a week': 'hoursAWeek',
    }),
    typed: text,
  },
  answers: { 'is read as': orNone(text), complaint: orNone(text) },
  rows: `
    case                                 | field            | typed        | is read as      | complaint
    a salary left empty                  | salary           |              | (none)          | Enter your yearly salary, for example 28,000.
    a salary of nothing                  | salary           | 0            | (none)          | Enter your yearly salary, for example 28,000.
    a salary below zero                  | salary           | -5           | (none)          | Enter your yearly salary, for example 28,000.
    a word for a salary                  | salary           | a lot        | (none)          | Enter your yearly salary, for example 28,000.
    a penny                              | salary           | 0.01         | £0.01           | (none)
    with a pound sign and a comma        | salary           | £28,000      | £28,000.00      | (none)
    the largest that is read             | salary           | 999999999.99 | £999,999,999.99 | (none)
    a salary that is too large           | salary           | 1000000000   | (none)          | Enter your yearly salary, for example 28,000.
    a salary with three decimals         | salary           | 28000.505    | (none)          | Enter your yearly salary, for example 28,000.
    a pension left empty: none           | pension %        |              | 0               | (none)
    whole percent                        | pension %        | 5            | 5               | (none)
    with its sign                        | pension %        | 4.25 %       | 4.25            | (none)
    a sign within                        | pension %        | 4%5          | (none)          | Enter a percentage from 0 to 100, for example 5.
    a pension of the whole pay           | pension %        | 100          | 100             | (none)
    a pension of more than the whole pay | pension %        | 100.01       | (none)          | Enter a percentage from 0 to 100, for example 5.
    a pension below zero                 | pension %        | -0.01        | (none)          | Enter a percentage from 0 to 100, for example 5.
    a pension with three decimals        | pension %        | 5.125        | (none)          | Enter a percentage from 0 to 100, for example 5.
    other sacrifices left empty: none    | other sacrifices |              | £0.00           | (none)
    no other sacrifices                  | other sacrifices | 0            | £0.00           | (none)
    an amount of other sacrifices        | other sacrifices | 600          | £600.00         | (none)
    a word for other sacrifices          | other sacrifices | much         | (none)          | Enter a yearly amount, for example 600.
    other sacrifices below zero          | other sacrifices | -0.01        | (none)          | Enter a yearly amount, for example 600.
    hours left empty: not known          | hours a week     |              | unknown         | (none)
    no hours count as not known          | hours a week     | 0            | unknown         | (none)
    half an hour                         | hours a week     | 37.5         | 37.5            | (none)
    every hour of a week                 | hours a week     | 168          | 168             | (none)
    more than a week has                 | hours a week     | 168.01       | (none)          | Enter your weekly hours, for example 37.5.
    a pension of 0 %                     | pension %        | 0            | 0               | (none)
    the least hours that count           | hours a week     | 0.01         | 0.01            | (none)
  `,
  decide: ({ field, typed }) => {
    const form = { ...blankPay, salary: '30000', [field]: typed }
    const pay = payIn(form)
    const read = pay && {
      salary: formatPounds(pay.salary),
      pensionPercent: String(pay.pension.percent),
      otherSacrifices: formatPounds(pay.otherSacrifices),
      hoursAWeek: String(pay.hoursAWeek ?? 'unknown'),
    }
    return { 'is read as': read?.[field], complaint: complaintsAboutPay(form)[field] }
  },
})
