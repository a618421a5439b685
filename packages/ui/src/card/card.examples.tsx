import { Link } from '../link/link.tsx'
import { Card, CardAction, Facts, Info } from './card.tsx'

const person = [
  { label: 'First name', value: 'Priya' },
  { label: 'Last name', value: 'Raman' },
]

export const examples = {
  plain: (
    <Card heading="Change Password">
      <p>Choose one that you use nowhere else.</p>
    </Card>
  ),
  'tinted, its heading a link': (
    <Card heading="Account" href="#account" tinted>
      <Facts facts={person} />
    </Card>
  ),
  'with a link that leads on': (
    <Card heading="Choose your car" tinted>
      <p>Larch Motors supplies this benefit. Pick a car there and note its annual amount.</p>
      <CardAction>
        <Link href="https://www.example.com/">Visit Larch Motors</Link>
      </CardAction>
    </Card>
  ),
  'facts: a person': (
    <Facts
      facts={[
        ...person,
        { label: 'Gender', value: 'Female' },
        { label: 'Date of birth', value: '14/03/1988' },
        { label: 'Email', value: 'priya.raman@example.co.uk', full: true },
        {
          label: 'Address',
          value: 'Alder House, Weir Lane, Sowerby, Calderdale, West Yorkshire, HX0 0AA',
          full: true,
        },
      ]}
    />
  ),
  'facts: very long words': (
    <Facts
      facts={[
        { label: 'Last name', value: 'Featherstonehaugh-Cholmondeley-Wriothesley' },
        {
          label: 'Email',
          value: 'maximiliana.featherstonehaugh-cholmondeley@correspondence.example.co.uk',
          full: true,
        },
      ]}
    />
  ),
  'info: three groups': (
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
          items: ['Gift cards and delivery subscriptions', 'Orders changed by telephone'],
        },
        {
          heading: 'When it arrives',
          items: ['Shows as pending within 5 days.', 'Confirmed after the 30 day return period.'],
        },
      ]}
    />
  ),
  'info: items with links and emphasis': (
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
