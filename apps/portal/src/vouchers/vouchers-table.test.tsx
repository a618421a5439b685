import { decisionTable } from '@save/domain/testing/decision-table'
import { describe } from 'vitest'
import { screenHeadings, testScreens } from '../testing/screens/screen-table.ts'

describe('What do the voucher list and a vendor’s page show and do?', () => {
  const table = decisionTable(
    screenHeadings,
    `
    id | case | at | given | does | shows
    VOUCHER-01 | while the list loads | /Home/Vouchers | the list of vouchers is still loading | | text Finding vouchers...
    VOUCHER-02 | an empty list | /Home/Vouchers | no vouchers | | text No Vouchers Found
    VOUCHER-07 | the way back | /Home/Vouchers | | | link Back to the dashboard to /Home/Dashboard
    VOUCHER-08 | a card leads to its vendor | /Home/Vouchers | | | link Plumfield Grocers to /Vendor/PLU1089
    VOUCHER-08 | each to its own | /Home/Vouchers | two vouchers | | link Plumfield Grocers to /Vendor/PLU1089; link Oakham Outdoors to /Vendor/OAK2001
    VOUCHER-11 | who it is for | /Vendor/PLU1089 | | | field First name; field Last name; field Personal message (optional)
    VOUCHER-11, VOUCHER-17 | each is sent as it was typed | /Vendor/PLU1089 | | press £10.00; type Sam into First name; type Reed into Last name; type Enjoy into Personal message (optional); press Add to basket | the purchase gets firstName: Sam, lastName: Reed, emailAddress: member@example.com, personalMessage: Enjoy, amount: £10.00, vendorCode: PLU1089, vendorName: Plumfield Grocers, percentageDiscount: 0.05
    VOUCHER-12 | the recipient’s email is the member’s | /Vendor/PLU1089 | | | field Email holds member@example.com; field Email is read-only
    VOUCHER-13 | a purchase goes to the basket | /Vendor/PLU1089 | | press £10.00; type Sam into First name; type Reed into Last name; press Add to basket | the address is /Checkout
    VOUCHER-13, VOUCHER-17, API-33 | what is sent, without a message | /Vendor/PLU1089 | | press £10.00; type Sam into First name; type Reed into Last name; press Add to basket | the purchase gets firstName: Sam, lastName: Reed, emailAddress: member@example.com, personalMessage: , amount: £10.00, vendorCode: PLU1089, vendorName: Plumfield Grocers, percentageDiscount: 0.05
    VOUCHER-14 | an unknown code | /Vendor/NOBODY | | | heading Not found.
    VOUCHER-15 | a second press while it runs | /Vendor/PLU1089 | the purchase is still loading | press £10.00; type Sam into First name; type Reed into Last name; press Add to basket; press Add to basket | the purchase is asked for 1 time
    VOUCHER-09, VOUCHER-21 | a fixed value from the list | /Vendor/PLU1089 | | | choices: £10.00, £25.00
    VOUCHER-23 | no amount | /Vendor/PLU1089 | | type Sam into First name; type Reed into Last name; press Add to basket | text Please enter correct amount.; the purchase is asked for 0 times
    VOUCHER-24 | the visit is logged | /Vendor/PLU1089 | | | the visit of the vendor gets PLU1089
    VOUCHER-24 | the visit of this vendor, not of the first in the list | /Vendor/OAK2001 | two vouchers | | heading Oakham Outdoors; the visit of the vendor is asked for 1 time; the visit of the vendor gets OAK2001
    VOUCHER-03, VOUCHER-04 | a card has logo, name and saving of its vendor | /Home/Vouchers | two vouchers | | card Plumfield Grocers has picture /images/vendors/PLU1089.svg; card Plumfield Grocers has text 5.00%; card Oakham Outdoors has picture /images/vendors/OAK2001.svg; card Oakham Outdoors has text 12.50%
    VOUCHER-10 | any amount of a range | /Vendor/PLU1089 | the vendor sells a range | | field Enter an amount is usable
    VOUCHER-10 | it is bought as typed | /Vendor/PLU1089 | the vendor sells a range | type 17.50 into Enter an amount; type Sam into First name; type Reed into Last name; press Add to basket | the purchase gets firstName: Sam, lastName: Reed, emailAddress: member@example.com, personalMessage: , amount: £17.50, vendorCode: PLU1089, vendorName: Plumfield Grocers, percentageDiscount: 0.05
    VOUCHER-10, VOUCHER-22 | an amount beside the fixed values | /Vendor/PLU1089 | the vendor’s fixed values may be typed | press Another amount | choices: £10.00, £25.00, Another amount; field Another amount is ticked
    VOUCHER-10 | fixed values only: none is typed | /Vendor/PLU1089 | | | choices: £10.00, £25.00; no field Enter an amount; no field Another amount
    `,
  )
  testScreens(table)
})
