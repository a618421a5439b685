import { BackLink } from '../back-link/back-link.tsx'
import { Stamp } from '../stamp/stamp.tsx'
import { PageHead } from './page.tsx'

export const alone = true

export const examples = {
  'a heading': <PageHead title="My Account" />,
  'a heading with the way back, a stamp and a line': (
    <PageHead
      title="Hearthwick Kitchens"
      back={<BackLink href="#back">Back</BackLink>}
      stamp={<Stamp size="xl" eager />}
    >
      <p>4 offers available today</p>
    </PageHead>
  ),
}
