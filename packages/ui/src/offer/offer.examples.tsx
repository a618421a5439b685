import { Button, ButtonLink } from '../button/button.tsx'
import { Notice, NoticeRegion } from '../notice/notice.tsx'
import { Tooltip } from '../tooltip/tooltip.tsx'
import { Offer, Offers } from './offer.tsx'

const fullTitle = '12% cashback on your first order of cookware, knives and bakeware over £60'

export const examples = {
  'several, one of them broken': (
    <Offers>
      <Offer
        gain="12%"
        title="12% cashback on your first..."
        fullTitle={fullTitle}
        detail="Paid once, to new customers of the shop."
      >
        <ButtonLink
          href="https://www.example.com/"
          target="_blank"
          rel="noopener"
          aria-label={`Redeem ${fullTitle}`}
        >
          Redeem
        </ButtonLink>
      </Offer>
      <Offer
        gain="£15.00"
        title="£15.00 when you book a cookery class"
        detail="A class for one, at any of the four schools."
        note={
          <NoticeRegion>
            <Notice tone="note" messages={['Your browser didn’t open a new tab.']} />
          </NoticeRegion>
        }
      >
        <ButtonLink
          href="https://www.example.com/"
          target="_blank"
          rel="noopener"
          aria-label="Redeem £15.00 when you book a cookery class"
        >
          Redeem
        </ButtonLink>
      </Offer>
      <Offer gain="2.5%" title="2.5% cashback on gift cards" detail="Cards of £25.00 and more.">
        <Tooltip text="Something went wrong. Please, contact us using Contact page.">
          {(control) => (
            <Button aria-disabled {...control} aria-label="Redeem 2.5% cashback on gift cards">
              Redeem
            </Button>
          )}
        </Tooltip>
      </Offer>
    </Offers>
  ),
  'with little to say': (
    <Offers>
      <Offer gain="£1,250.00" title="New kitchens">
        <ButtonLink href="https://www.example.com/" aria-label="Redeem New kitchens">
          Redeem
        </ButtonLink>
      </Offer>
    </Offers>
  ),
  'with long words': (
    <Offers>
      <Offer
        gain="7.25%"
        title="Antidisestablishmentarianismmemorabilia"
        detail="On every order of haberdashery, upholstery and passementerie, delivered or collected, with no upper limit and at all times of the year."
      >
        <ButtonLink href="https://www.example.com/" aria-label="Redeem on every order">
          Redeem
        </ButtonLink>
      </Offer>
    </Offers>
  ),
}
