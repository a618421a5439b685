import { Info } from './info.tsx'

export const examples = {
  'three groups': (
    <Info
      groups={[
        {
          heading: 'Good to know',
          items: [
            'Cashback is worked out on the price before delivery and VAT.',
            'Start your visit here each time you shop.',
          ],
        },
        {
          heading: 'Does not earn cashback',
          items: [
            'Gift cards and delivery subscriptions',
            'Orders changed by telephone',
            'Purchases made with a code found elsewhere',
          ],
        },
        {
          heading: 'When it arrives',
          items: ['Shows as pending within 5 days.', 'Confirmed after the 30 day return period.'],
        },
      ]}
    />
  ),
  'items with links and emphasis': (
    <Info
      groups={[
        {
          heading: 'Returns',
          items: [
            <>
              Send it back within <strong>30 days</strong>, see{' '}
              <a href="https://www.example.com/returns">how returns work</a> at the shop.
            </>,
          ],
        },
      ]}
    />
  ),
}
