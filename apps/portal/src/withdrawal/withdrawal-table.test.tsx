import { decisionTable } from '@save/domain/testing/decision-table'
import { describe } from 'vitest'
import { screenHeadings, testScreens } from '../testing/screens/screen-table.ts'

describe('What does the bank withdrawal show?', () => {
  const table = decisionTable(
    screenHeadings,
    `
    id | case | at | given | does | shows
    BANKW-04 | its fields | /WithdrawViaBank | | | field Amount (transfer value); field Account number; field Sort code; field Contact telephone number; field Building society roll number (optional)
    BANKW-05 | Cancel | /WithdrawViaBank | | | link Cancel to /MyAccount
    `,
  )
  testScreens(table)
})
