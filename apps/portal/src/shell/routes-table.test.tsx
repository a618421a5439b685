import { decisionTable } from '@save/domain/testing/decision-table'
import { describe } from 'vitest'
import { screenHeadings, testScreens } from '../testing/screens/screen-table.ts'

describe('Which screen does an address show?', () => {
  const table = decisionTable(
    screenHeadings,
    `
    id | case | at | given | does | shows
    ROUTE-02 | the base alone | | | | the address is /Home/Dashboard
    ROUTE-04 | /Home | /Home | | | the address is /Home/Dashboard
    ROUTE-05 | Home | /Home/Dashboard | | move the pointer | heading Hello, Priya; picture /images/banners/1.svg; heading Featured cashback
    ROUTE-06 | the directory | /Home/Cashback | | | heading Cashback; heading Hearthwick Kitchens
    ROUTE-07 | the voucher list | /Home/Vouchers | | | heading Vouchers; heading Plumfield Grocers
    ROUTE-08 | the choices of one tab | /Home/mybenefits/14 | | | heading Travel & Technology; the tab gets 14
    ROUTE-08 | of the tab in the address, and of no other | /Home/mybenefits/27 | | | the tab is asked for 1 time; the tab gets 27
    ROUTE-09 | the wellness statement | /Home/TotalWellnessStatement | | | heading Total Wellness Statement
    ROUTE-10 | the reward statement | /Home/TotalRewardStatement | | | heading Total Reward Statement
    ROUTE-11 | the combined search | /Home/Search?search=fern&page=2&filter=Cashback | 125 results | | heading Search; field Search holds fern; the search gets text: fern, filter: Cashback, page: 2; text Page 2 of 3
    ROUTE-13 | a retailer with its name | /Retailer/40/hearthwick-kitchens | | | heading Hearthwick Kitchens; the retailer gets 40
    ROUTE-14 | a retailer’s offers | /Retailer/40/hearthwick-kitchens/Offers/Cashback | | | heading Hearthwick Kitchens; the retailer gets 40
    ROUTE-15 | a vendor | /Vendor/PLU1089 | | | heading Plumfield Grocers
    ROUTE-16 | a benefit | /Choice/140 | | | heading Cycle to work; the choice gets 140
    ROUTE-17 | a salary sacrifice order | /Choice/SalarySacrifice/140/1200.00 | | | heading Cycle to work; text £1,200.00; the choice gets 140
    ROUTE-17 | with its pence | /Choice/SalarySacrifice/140/1200.50 | | | text £1,200.50; no text £1,200.00
    ROUTE-18 | the thank-you page | /Choice/SalarySacrifice/ThankYou | | | heading Thank you; the choice is asked for 0 times
    ROUTE-19 | the basket | /Checkout | | | heading Checkout; text Order total £95.00
    ROUTE-20 | the account | /MyAccount | | | heading My Account
    ROUTE-21 | account edit | /EditAccount | | | heading Edit account
    ROUTE-22 | the bank withdrawal | /WithdrawViaBank | | | heading Withdraw to your bank
    ROUTE-23 | help and support | /Contact | | | heading Help & Support
    ROUTE-12 | a retailer without its name | /Retailer/40 | | | heading Hearthwick Kitchens; the retailer gets 40
    `,
  )
  testScreens(table)
})

describe('What stands around every screen?', () => {
  const table = decisionTable(
    screenHeadings,
    `
    id | case | at | given | does | shows
    SHELL-02 | another page starts at its top | /Home/Dashboard | | go to /Contact | it scrolls to the top
    SHELL-03 | the logo leads to the dashboard | /Contact | | | link Save to /Home/Dashboard
    SHELL-04, SHELL-05 | the balance leads to the account | /Contact | | | link Available balance £1,284.60 to /MyAccount
    SHELL-06 | the search box of the top bar | /Contact | | | field Search is empty
    SHELL-10 | it is cleared once it has led to the search | /Contact | | type books into Search; press Enter in Search; go to /Contact | field Search is empty
    SHELL-11 | the menu icon opens the drawer | /Contact | | press Menu | heading Welcome Priya Shah!
    SHELL-14 | its button closes it, and the page stays | /Contact | | press Menu; press Close menu | no heading Welcome Priya Shah!; the address is /Contact
    SHELL-15 | following a link closes it | /Contact | | press Menu; press Cashback | no heading Welcome Priya Shah!; the address is /Home/Cashback
    SHELL-17 | Your Account | /Contact | | press Menu | link Your Account to /MyAccount
    SHELL-18 | Logout | /Contact | the logout is still loading | press Menu; press Logout | the logout is asked for 1 time
    SHELL-19 | Home, and after it what the server names | /Contact | | press Menu | menu: Home, Cashback, Health; link Home to /Home/Dashboard
    SHELL-19 | without entries of the server | /Contact | the menu is empty | press Menu | menu: Home
    SHELL-22 | Help, a page of its own | /Home/Dashboard | | | link Help to /FAQ
    SHELL-23 | T&CS, a page of its own | /Home/Dashboard | | | link T&CS to /TermsAndConditions
    SHELL-24 | Contact | /Home/Dashboard | | press Contact | the address is /Contact
    SHELL-25 | who powers it | /Home/Dashboard | | | text Powered by Save
    `,
  )
  testScreens(table)
})
