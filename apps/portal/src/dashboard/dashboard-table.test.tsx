import { decisionTable } from '@save/domain/testing/decision-table'
import { describe } from 'vitest'
import { screenHeadings, testScreens } from '../testing/screens/screen-table.ts'

describe('What does the dashboard show?', () => {
  const table = decisionTable(
    screenHeadings,
    `
    id | case | at | given | does | shows
    DASH-01 | while the member loads | /Home/Dashboard | the member’s data is still loading | | text Loading offers...
    DASH-02 | while the menu loads | /Home/Dashboard | the menu is still loading | | text Loading offers...
    DASH-03 | while the dashboard loads | /Home/Dashboard | the dashboard is still loading | | text Loading offers...
    DASH-03 | once all of it is there | /Home/Dashboard | | | no text Loading offers...
    DASH-05, DASH-26 | featured cashback are tiles that lead to their retailers | /Home/Dashboard | | | heading Featured cashback; link Up to 5% Shop 1 to /Retailer/Shop-1/shop-1
    DASH-26 | so do the items of each list | /Home/Dashboard | the dashboard has more cashback | | link Extra 1 Up to 5% to /Retailer/Extra-1/extra-1; link New 1 Up to 5% to /Retailer/New-1/new-1; link Favourite 1 Up to 5% to /Retailer/Favourite-1/favourite-1
    DASH-14, DASH-28 | a tab leads to its benefits | /Home/Dashboard | | | link Health to /Home/mybenefits/14
    DASH-14, DASH-28 | each tab has its own choices, and leads to its own page | /Home/Dashboard | the dashboard has two tabs | | part Health has text Choice 1; part Health has no text Rail card; part Travel has text Rail card; part Travel has no text Choice 1; link Health to /Home/mybenefits/14; link Travel to /Home/mybenefits/15
    DASH-27 | a choice of a tab leads to its page | /Home/Dashboard | | | link Choice 1 Salary Sacrifice to /Choice/1
    DASH-18, DASH-19 | each by its own type | /Home/Dashboard | newest cashback is first a percentage, then money | | link New 1 Up to 7.5% to /Retailer/New-1/new-1; link New 2 Up to £25.00 to /Retailer/New-2/new-2
    DASH-20 | a combo offer | /Home/Dashboard | | | picture /images/combos/1.svg; text Two together, twice
    DASH-22 | an advert at the side stands beside the combo offers | /Home/Dashboard | | | part Two together has text Autumn hampers
    DASH-23 | an advert at the foot stands below them | /Home/Dashboard | | | part Two together has no text Winter coats; text Winter coats
    DASH-29 | a voucher leads to its vendor | /Home/Dashboard | | | link 5.00% Voucher 1 to /Vendor/Voucher-1
    DASH-30 | all cashback | /Home/Dashboard | | | link Featured cashback to /Home/Cashback
    DASH-31 | all favourites | /Home/Dashboard | | | link Your favourites to /Home/Cashback?favourites=true
    DASH-32 | all vouchers | /Home/Dashboard | | | link Vouchers to /Home/Vouchers
    BANNER-01 | the banners of category -1 | /Home/Dashboard | | | the carousel gets -1
    BANNER-02 | one slide for each image | /Home/Dashboard | | move the pointer | picture /images/banners/1.svg; picture /images/banners/2.svg; picture /images/banners/3.svg
    `,
  )
  testScreens(table)
})
