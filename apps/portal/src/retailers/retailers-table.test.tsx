import { decisionTable } from '@save/domain/testing/decision-table'
import { describe } from 'vitest'
import { screenHeadings, testScreens } from '../testing/screens/screen-table.ts'

describe('What does the directory show?', () => {
  const table = decisionTable(
    screenHeadings,
    `
    id | case | at | given | does | shows
    DIR-02 | no shops | /Home/Cashback | no shops | | text No Retailers Found
    DIR-03 | the filter for favourites | /Home/Cashback | | | button View Favourites is not pressed
    DIR-03 | pressed, with no favourite | /Home/Cashback | | press View Favourites | button View Favourites is pressed; no heading Hearthwick Kitchens
    DIR-04 | the search by name | /Home/Cashback | | type zzz into Search by name | no heading Hearthwick Kitchens
    DIR-05 | the categories of the server | /Home/Cashback | | | options of Category: All categories, Home, > Books
    DIR-07 | no favourite | /Home/Cashback | | | button Favourite Hearthwick Kitchens is not pressed
    DIR-07 | a favourite | /Home/Cashback | Hearthwick Kitchens is a favourite | | button Favourite Hearthwick Kitchens is pressed
    DIR-12 | the pager on the first page | /Home/Cashback | 125 shops | | text Page 1 of 3; button First page is disabled; button Previous page is disabled; button Next page is usable; button Last page is usable
    DIR-12 | the next page | /Home/Cashback | 125 shops | press Next page | text Page 2 of 3
    DIR-12 | the last page | /Home/Cashback | 125 shops | press Last page | text Page 3 of 3; button Next page is disabled; button Last page is disabled
    DIR-13 | the way back | /Home/Cashback | | | link Back to the dashboard to /Home/Dashboard
    DIR-14 | a card leads to its retailer | /Home/Cashback | | | link Hearthwick Kitchens to /Retailer/40/hearthwick-kitchens
    DIR-25 | a star before the server has answered | /Home/Cashback | the new favourite is still loading | press Favourite Hearthwick Kitchens | button Favourite Hearthwick Kitchens is pressed; the new favourite gets 40
    DIR-25 | taken away before the server has answered | /Home/Cashback | Hearthwick Kitchens is a favourite; the removal is still loading | press Favourite Hearthwick Kitchens | button Favourite Hearthwick Kitchens is not pressed; the removal gets 40
    DIR-26 | a star that failed goes back | /Home/Cashback | the new favourite fails | press Favourite Hearthwick Kitchens | button Favourite Hearthwick Kitchens is not pressed
    DIR-26 | a removal that failed goes back | /Home/Cashback | Hearthwick Kitchens is a favourite; the removal fails | press Favourite Hearthwick Kitchens | button Favourite Hearthwick Kitchens is pressed
    DIR-27 | the favourites are read again | /Home/Cashback | | press Favourite Hearthwick Kitchens | the favourites is asked for 2 times
    `,
  )
  testScreens(table)
})

describe('What does a retailer’s page show and do?', () => {
  const table = decisionTable(
    screenHeadings,
    `
    id | case | at | given | does | shows
    RETAILER-01 | while it loads | /Retailer/40/hearthwick | the retailer is still loading | | text Loading...
    RETAILER-02 | when it fails | /Retailer/40/hearthwick | the retailer fails | | heading Something went wrong.
    RETAILER-03 | its name | /Retailer/40/hearthwick | | | heading Hearthwick Kitchens
    RETAILER-05 | how many offers | /Retailer/40/hearthwick | | | text 3 Offers available today
    RETAILER-06 | its description, as HTML | /Retailer/40/hearthwick | | | text Pans & knives.; no text <strong>
    RETAILER-07 | a card for each enabled offer | /Retailer/40/hearthwick | | | heading Offer a; no heading Offer c
    RETAILER-09 | its information, by group | /Retailer/40/hearthwick | | | heading Good to know; heading When it arrives
    RETAILER-10 | in the order of SortOrder, as HTML | /Retailer/40/hearthwick | | | text firstsecond; no text <b>
    RETAILER-13 | the whole of a title that is cut | /Retailer/40/hearthwick | | | tooltip 12% cashback on your first order of cookware, knives and bakeware over £60
    RETAILER-14 | Redeem logs the visit first | /Retailer/40/hearthwick | the visit of the offer is still loading | press Redeem Offer a | the visit of the offer gets 40, a
    RETAILER-15 | then its link opens in a new tab | /Retailer/40/hearthwick | | press Redeem Offer a | a new tab opens https://shop.example/a; the address is /Retailer/40/hearthwick
    RETAILER-17 | a Redeem without a link says why | /Retailer/40/hearthwick | | | button Redeem Offer d is disabled; text Something went wrong. Please, contact us using Contact page.
    `,
  )
  testScreens(table)
})
