import { working } from '../figure/figure.examples.tsx'
import { Passbook } from '../figure/passbook.tsx'
import { Working } from '../figure/working.tsx'
import { Comparison, type ComparisonProps } from './comparison.tsx'
import { Share } from './share.tsx'

const twoRates: ComparisonProps = {
  caption: 'Cost comparison',
  options: ['Basic rate', 'Higher rate'],
  rows: [
    { label: 'Salary sacrifice amount', values: ['£1,200.00', '£1,200.00'] },
    { label: 'Benefit in kind', values: ['£0.00', '£0.00'] },
    {
      label: 'Annual saving',
      values: ['£336.00', '£504.00'],
      kind: 'gain',
      under: <Working {...working} />,
    },
    { label: 'Saving %', values: ['28.00%', '42.00%'], kind: 'gain' },
    { label: 'Monthly cost', values: ['£72.00', '£58.00'], kind: 'total' },
  ],
}

const total = { label: 'You give up', value: '£1,200.00' }

export const examples = {
  'two rates': <Comparison {...twoRates} />,
  'on the ruled page': (
    <Passbook label="What it costs you">
      <Comparison {...twoRates} />
    </Passbook>
  ),
  'one rate': (
    <Comparison
      {...twoRates}
      options={['Basic rate']}
      rows={twoRates.rows.map(({ under: _, ...row }) => ({
        ...row,
        values: row.values.slice(0, 1),
      }))}
    />
  ),
  'before, after and, first on a phone, the difference': (
    <Comparison
      caption="Your monthly payslip"
      options={['Before', 'After', 'Difference']}
      lastLeads
      rows={[
        { label: 'Gross pay', values: ['£2,500.00', '£2,400.00', '-£100.00'] },
        { label: 'Take-home pay', values: ['£2,093.30', '£2,021.30', '-£72.00'], kind: 'total' },
      ]}
    />
  ),
  'large figures': (
    <Comparison
      {...twoRates}
      rows={[
        { label: 'Salary sacrifice amount', values: ['£1,234,567.89', '£1,234,567.89'] },
        { label: 'Monthly cost', values: ['£74,074.07', '£59,670.78'], kind: 'total' },
      ]}
    />
  ),
  'share: four parts': (
    <Share
      caption="Where the amount goes"
      total={total}
      parts={[
        { label: 'Less income tax', value: '£240.00', percent: 20 },
        { label: 'Less National Insurance', value: '£96.00', percent: 8 },
        { label: 'Less loan repayments', value: '£108.00', percent: 9 },
        { label: 'Your take-home pay falls by', value: '£756.00', percent: 63 },
      ]}
    />
  ),
  'share: a part below nought: no bar': (
    <Share
      caption="Where the amount goes"
      total={total}
      parts={[
        { label: 'More income tax', value: '-£120.00', percent: -10 },
        { label: 'Less National Insurance', value: '£96.00', percent: 8 },
        { label: 'Your take-home pay falls by', value: '£1,224.00', percent: 102 },
      ]}
    />
  ),
}
