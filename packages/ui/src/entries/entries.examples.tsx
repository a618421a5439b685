import { Entries } from './entries.tsx'

export const examples = {
  'with a total': (
    <Entries
      entries={[
        { label: 'Voucher', value: '£50.00' },
        { label: 'You Save', value: '£2.50', kind: 'gain' },
        { label: 'You pay', value: '£47.50', kind: 'total' },
      ]}
    />
  ),
  'without one': (
    <Entries
      entries={[
        { label: 'Pending balance', value: '£36.12' },
        { label: 'This withdrawal', value: '£250.00' },
        { label: 'Balance afterwards', value: '£1,034.60' },
      ]}
    />
  ),
  'long names and large figures': (
    <Entries
      entries={[
        { label: 'Employer contribution to the workplace pension', value: '£1,234,567.89' },
        { label: 'Order total', value: '£1,234,567.89', kind: 'total' },
      ]}
    />
  ),
}
