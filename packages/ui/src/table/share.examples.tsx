import { Share } from './share.tsx'

const total = { label: 'You give up', value: '£1,200.00' }

export const examples = {
  'four parts': (
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
  'a part below nought: no bar': (
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
