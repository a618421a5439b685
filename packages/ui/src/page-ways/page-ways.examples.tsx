import { BackLink } from '../back-link/back-link.tsx'
import { ButtonLink } from '../button/button.tsx'
import { PageHead } from '../page/page.tsx'
import { PageWays } from './page-ways.tsx'

export const alone = true

export const examples = {
  'back, and on': (
    <PageHead
      title="Vouchers"
      back={
        <PageWays
          back={<BackLink href="#back">Back</BackLink>}
          on={
            <ButtonLink quiet size="s" href="#basket">
              Your basket (2)
            </ButtonLink>
          }
        />
      }
    />
  ),
}
