import { Working } from './working.tsx'

const parts = [
  {
    title: 'Basic rate',
    lines: [
      { label: '£1,200.00 × 8%', value: '£96.00' },
      { label: '(£1,200.00 − £0.00) × 20%', value: '£240.00' },
      { label: 'Together', value: '£336.00' },
    ],
  },
  {
    title: 'Higher rate',
    lines: [
      { label: '£1,200.00 × 2%', value: '£24.00' },
      { label: '(£1,200.00 − £0.00) × 40%', value: '£480.00' },
      { label: 'Together', value: '£504.00' },
    ],
  },
]

const working = {
  summary: 'How was this worked out?',
  explanation:
    'Your amount times your National Insurance rate, plus your amount less the benefit in kind times your tax rate.',
  parts,
}

export const examples = {
  closed: <Working {...working} />,
  open: <Working {...working} open />,
  'a single part': <Working {...working} parts={[{ lines: parts[0]?.lines ?? [] }]} open />,
}
