import { decisionTable } from '@save/domain/testing/decision-table'
import { describe } from 'vitest'
import { screenHeadings, testScreens } from '../testing/screens/screen-table.ts'

describe('Can a member go all the way?', () => {
  const table = decisionTable(
    screenHeadings,
    `
    id | case | at | given | does | shows
    RETAILER-18 | from the directory to the shop | /Home/Cashback | | press Hearthwick Kitchens; press Redeem Offer a | the address is /Retailer/40/hearthwick-kitchens; the visit of the offer gets 40, a; a new tab opens https://shop.example/a
    SEARCH-34 | from the top bar to a retailer | /Home/Dashboard | | type fern into Search; press Enter in Search; press 1 cashback offer | the address is /Retailer/7/fernhill-books
    SEARCH-34 | from the top bar to a voucher | /Home/Dashboard | | type fern into Search; press Enter in Search; press Plumfield Grocers | the address is /Vendor/PLU1089
    SEARCH-34 | from the top bar to a benefit | /Home/Dashboard | | type fern into Search; press Enter in Search; press Cycle to work | the address is /Choice/140
    VOUCHER-25 | from the list to the basket | /Home/Vouchers | | press Plumfield Grocers; press £10.00; type Sam into First name; type Reed into Last name; press Add to basket | the purchase is asked for 1 time; the address is /Checkout
    CHOICE-12 | from the tab to the order | /Home/mybenefits/14 | | press Choice 1; type 1200 into Salary sacrifice amount; press Continue; type 4711 into Payroll Number; type AB123456C into NI Number; press I accept the salary sacrifice; press Complete Order | the order is asked for 1 time; the address is /Choice/SalarySacrifice/ThankYou
    CARDW-11 | from the account to the card | /MyAccount | | press Withdraw to card | the withdrawal to the card is asked for 1 time; text Thank you for your withdrawal, you will receive an email shortly.
    BANKW-28 | from the account to the bank | /MyAccount | | press Withdraw to bank; type 20 into Amount (transfer value); type 12345678 into Account number; type 12-34-56 into Sort code; type 01422 000000 into Contact telephone number; press Withdraw to bank | the withdrawal to the bank is asked for 1 time; text Thank you for your request. You should typically receive funds within 7 working days.
    STMT-10 | from the dashboard to the wellness statement | /Home/Dashboard | the dashboard has both statements | press Total Wellness Statement | the address is /Home/TotalWellnessStatement; heading Total Wellness Statement; text Pension £3,120.00
    STMT-10 | from the dashboard to the reward statement | /Home/Dashboard | the dashboard has both statements | press Total Reward Statement | the address is /Home/TotalRewardStatement; heading Total Reward Statement; text Basic pay £31,200.00
    STMT-10, PERM-03 | without the permission for the wellness statement | /Home/Dashboard | the dashboard has both statements; the member may not see the wellness statement | press Total Wellness Statement | the address is /Home/Dashboard; the wellness statement is asked for 0 times
    STMT-10, PERM-04 | without the permission for the reward statement | /Home/Dashboard | the dashboard has both statements; the member may not see the reward statement | press Total Reward Statement | the address is /Home/Dashboard; the reward statement is asked for 0 times
    `,
  )
  testScreens(table)
})
