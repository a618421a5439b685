import { Facts } from '../facts/facts.tsx'
import { Link } from '../link/link.tsx'
import { Card, CardAction } from './card.tsx'

export const examples = {
  plain: (
    <Card heading="Change Password">
      <p>Choose one that you use nowhere else.</p>
    </Card>
  ),
  'tinted, its heading a link': (
    <Card heading="Account" href="#account" tinted>
      <Facts
        facts={[
          { label: 'First name', value: 'Priya' },
          { label: 'Last name', value: 'Raman' },
        ]}
      />
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
}
