import { decisionTable } from '@save/domain/testing/decision-table'
import { describe } from 'vitest'
import { screenHeadings, testScreens } from '../testing/screens/screen-table.ts'

describe('What does a salary sacrifice order show?', () => {
  const table = decisionTable(
    screenHeadings,
    `
    id | case | at | given | does | shows
    SALSAC-07 | its two entries | /Choice/SalarySacrifice/140/1200.00 | | | field Payroll Number; field NI Number
    SALSAC-07 | each is sent as it was typed | /Choice/SalarySacrifice/140/1200.00 | | type P-1 into Payroll Number; type AB123456C into NI Number; press I accept the salary sacrifice; press Complete Order | the order gets choiceId: 140, name: Cycle to work, salarySacrificeAmount: £1,200.00, niNumber: AB123456C, payrollNumber: P-1, isDeclarationAccepted: true
    SALSAC-08 | the terms, 4-weekly payroll | /Choice/SalarySacrifice/140/1200.00 | | | text With a 4-weekly payroll, deductions are taken over 12 periods
    SALSAC-09 | the terms, recurring benefits | /Choice/SalarySacrifice/140/1200.00 | | | text 13 instalments for recurring monthly benefits
    SALSAC-10 | the declaration | /Choice/SalarySacrifice/140/1200.00 | | | text I accept the salary sacrifice
    SALSAC-11 | it is not accepted at first | /Choice/SalarySacrifice/140/1200.00 | | | field I accept the salary sacrifice is not ticked
    SALSAC-12 | the button | /Choice/SalarySacrifice/140/1200.00 | | | button Complete Order
    ours | the member has the benefit already: the order is sent, the server decides | /Choice/SalarySacrifice/140/1200.00 | the member has the choice | type P-1 into Payroll Number; type AB123456C into NI Number; press I accept the salary sacrifice; press Complete Order | the order is asked for 1 time
    ours | a server that refuses it: its message, and the page stays | /Choice/SalarySacrifice/140/1200.00 | the member has the choice; the server finds that the order awaits approval | type P-1 into Payroll Number; type AB123456C into NI Number; press I accept the salary sacrifice; press Complete Order | message You have ordered this benefit already. Your employer has not approved it yet.; the address is /Choice/SalarySacrifice/140/1200.00
    SALSAC-23 | the thanks | /Choice/SalarySacrifice/ThankYou | | | text employer's approval will be sought
    SALSAC-24 | the way back from the thanks | /Choice/SalarySacrifice/ThankYou | | | link Back to /Home/Dashboard
    SALSAC-22 | the thank-you page follows an order that was placed | /Choice/SalarySacrifice/140/1200.00 | | type P-1 into Payroll Number; type AB123456C into NI Number; press I accept the salary sacrifice; press Complete Order | the order is asked for 1 time; the address is /Choice/SalarySacrifice/ThankYou
    SALSAC-22 | not before the order is answered | /Choice/SalarySacrifice/140/1200.00 | the order is still loading | type P-1 into Payroll Number; type AB123456C into NI Number; press I accept the salary sacrifice; press Complete Order | the order is asked for 1 time; the address is /Choice/SalarySacrifice/140/1200.00
    SALSAC-22 | nor after an order that failed | /Choice/SalarySacrifice/140/1200.00 | the order fails | type P-1 into Payroll Number; type AB123456C into NI Number; press I accept the salary sacrifice; press Complete Order | the order is asked for 1 time; the address is /Choice/SalarySacrifice/140/1200.00
    `,
  )
  testScreens(table)
})
