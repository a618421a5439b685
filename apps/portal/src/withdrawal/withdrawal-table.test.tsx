import { decisionTable } from '@save/domain/testing/decision-table'
import { describe } from 'vitest'
import { screenHeadings, testScreens } from '../testing/screens/screen-table.ts'

describe('What does the bank withdrawal show?', () => {
  const table = decisionTable(
    screenHeadings,
    `
    id | case | at | given | does | shows
    BANKW-04 | its fields | /WithdrawViaBank | | | field Amount (transfer value); field Account number; field Sort code; field Contact telephone number; field Building society roll number (optional)
    BANKW-04 | each is sent as it was typed | /WithdrawViaBank | | type 20 into Amount (transfer value); type 12345678 into Account number; type 12-34-56 into Sort code; type 01422 000000 into Contact telephone number; type R-77/4 into Building society roll number (optional); press Withdraw to bank | the withdrawal to the bank gets transferValue: £20.00, accountNumber: 12345678, sortCode: 12-34-56, contactTelephoneNumber: 01422 000000, buildingSocietyRollNumber: R-77/4
    BANKW-05 | Cancel | /WithdrawViaBank | | | link Cancel to /MyAccount
    BANKW-03 | the available balance | /WithdrawViaBank | | | text Available balance £1,284.60 Pending balance £36.12
    BANKW-20 | a transfer that was made: the member is read again | /WithdrawViaBank | | type 20 into Amount (transfer value); type 12345678 into Account number; type 12-34-56 into Sort code; type 01422 000000 into Contact telephone number; press Withdraw to bank | the withdrawal to the bank is asked for 1 time; the member’s data is asked for 2 times
    BANKW-20 | not before the transfer was made | /WithdrawViaBank | the withdrawal to the bank is still loading | type 20 into Amount (transfer value); type 12345678 into Account number; type 12-34-56 into Sort code; type 01422 000000 into Contact telephone number; press Withdraw to bank | the withdrawal to the bank is asked for 1 time; the member’s data is asked for 1 time
    BANKW-20 | the page shows the balance that was read again | /WithdrawViaBank | a balance of £1,264.60 once it is read again | type 20 into Amount (transfer value); type 12345678 into Account number; type 12-34-56 into Sort code; type 01422 000000 into Contact telephone number; press Withdraw to bank | text Available balance £1,264.60 Pending balance £36.12
    `,
  )
  testScreens(table)
})
