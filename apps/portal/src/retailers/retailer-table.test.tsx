import { decisionTable } from '@save/domain/testing/decision-table'
import { describe } from 'vitest'
import { screenHeadings, testScreens } from '../testing/screens/screen-table.ts'

describe('What does a retailer’s page show and do?', () => {
  const table = decisionTable(
    screenHeadings,
    `
    id | case | at | given | does | shows
    RETAILER-01 | while it loads | /Retailer/40/hearthwick | the retailer is still loading | | text Loading...
    RETAILER-02 | when it fails | /Retailer/40/hearthwick | the retailer fails | | heading Something went wrong.
    RETAILER-03 | its name | /Retailer/40/hearthwick | | | heading Hearthwick Kitchens
    RETAILER-05 | how many offers | /Retailer/40/hearthwick | | | text 5 Offers available today
    RETAILER-06 | its description, as HTML | /Retailer/40/hearthwick | | | text Pans & knives.; no text <strong>
    RETAILER-07 | a card for each enabled offer | /Retailer/40/hearthwick | | | heading Offer a; no heading Offer c
    RETAILER-09 | its information, by group | /Retailer/40/hearthwick | | | heading Good to know; heading When it arrives
    RETAILER-10 | in the server’s sort order, as HTML | /Retailer/40/hearthwick | | | text first second; no text <b>
    RETAILER-13 | the whole of a title that is cut | /Retailer/40/hearthwick | | | tooltip 12% cashback on your first order of cookware, knives and bakeware over £60
    RETAILER-14 | Redeem logs the visit first | /Retailer/40/hearthwick | the visit of the offer is still loading | press Redeem Offer a | the visit of the offer gets 40, a
    RETAILER-15 | then its link opens in a new tab | /Retailer/40/hearthwick | | press Redeem Offer a | a new tab opens https://shop.example/a; the address is /Retailer/40/hearthwick
    RETAILER-17 | a Redeem without a link says why | /Retailer/40/hearthwick | | | button Redeem Offer d is disabled; text Something went wrong. Please, contact us using Contact page.
    `,
  )
  testScreens(table)
})
