import { benefitsLinks, orderMessages } from '@save/domain/benefits'
import { BackLink } from '@save/ui/back-link'
import { Outcome } from '@save/ui/outcome'
import { Page, PageHead, Wrap } from '@save/ui/page'

/** After an order: the employer's approval will be sought (SALSAC-23). */
export const ThankYouScreen = () => (
  <Page>
    <Wrap>
      <PageHead
        back={<BackLink href={benefitsLinks.fromThankYou}>{orderMessages.ours.back}</BackLink>}
      />
      <Outcome page mark="done" title={orderMessages.ours.thankYou}>
        <p className="muted">{orderMessages.ours.approval}</p>
      </Outcome>
    </Wrap>
  </Page>
)
