import { pounds } from '../kernel/index.ts'
import { count, named, orNone, quoted, text, yesNo } from '../testing/cells.ts'
import { table } from '../testing/table.ts'
import { cycle, startOrder } from './order.examples.ts'
import { complaintsAboutOrder, orderOf } from './order.rules.ts'

const complaint = orNone(text, '')

export const orderComplaints = table({
  title: 'What is wrong with the order?',
  given: {
    'payroll number': quoted,
    'NI number': quoted,
    declaration: named({ accepted: true, 'not accepted': false }),
  },
  answers: {
    'about payroll': complaint,
    'about NI': complaint,
    'about declaration': complaint,
    'can be sent': yesNo,
  },
  rows: `
    id                              | case                           | payroll number | NI number   | declaration  | about payroll                | about NI                      | about declaration                        | can be sent
    SALSAC-13, SALSAC-14, SALSAC-18 | nothing                        | "P-1024"       | "AB123456C" | accepted     |                              |                               |                                          | yes
    SALSAC-13                       | no payroll number              | ""             | "AB123456C" | accepted     | Please enter Payroll Number. |                               |                                          | no
    SALSAC-13, SALSAC-20            | white space does not count     | "  "           | "AB123456C" | accepted     | Please enter Payroll Number. |                               |                                          | no
    SALSAC-13                       | any text will do               | "0"            | "AB123456C" | accepted     |                              |                               |                                          | yes
    SALSAC-14                       | no NI number                   | "P-1024"       | ""          | accepted     |                              | Please enter valid NI Number. |                                          | no
    SALSAC-14                       | an invalid NI number           | "P-1024"       | "AB123456E" | accepted     |                              | Please enter valid NI Number. |                                          | no
    SALSAC-18                       | declaration not accepted       | "P-1024"       | "AB123456C" | not accepted |                              |                               | You have to accept the salary sacrifice. | no
    SALSAC-18                       | all three are reported at once | ""             | ""          | not accepted | Please enter Payroll Number. | Please enter valid NI Number. | You have to accept the salary sacrifice. | no
  `,
  decide: ({ 'payroll number': payrollNumber, 'NI number': niNumber, declaration }) => {
    const form = { payrollNumber, niNumber, isDeclarationAccepted: declaration }
    const complaints = complaintsAboutOrder(form)
    return {
      'about payroll': complaints.payrollNumber,
      'about NI': complaints.niNumber,
      'about declaration': complaints.isDeclarationAccepted,
      'can be sent': orderOf(cycle, pounds('1200'), form) !== undefined,
    }
  },
})

export const orderSending = table({
  title: 'Is the order sent when the member presses Complete Order?',
  given: {
    'payroll number': text,
    'NI number': text,
    declaration: named({ accepted: true, open: false }),
  },
  answers: { 'orders sent': count, 'page locked': yesNo },
  rows: `
    id                              | case                              | payroll number | NI number | declaration | orders sent | page locked
    SALSAC-19, SALSAC-20, SALSAC-21 | everything is there               | P-1024         | AB123456C | accepted    | 1           | yes
    SALSAC-19                       | the declaration is not accepted   | P-1024         | AB123456C | open        | 0           | no
    SALSAC-20                       | no payroll number                 |                | AB123456C | accepted    | 0           | no
    SALSAC-21                       | an NI number that is never issued | P-1024         | GB123456C | accepted    | 0           | no
    SALSAC-21                       | no NI number                      | P-1024         |           | accepted    | 0           | no
  `,
  decide: async ({ 'payroll number': payrollNumber, 'NI number': niNumber, declaration }) => {
    const { place, submit, view } = startOrder({
      payrollNumber,
      niNumber,
      isDeclarationAccepted: declaration,
    })
    await submit()
    return { 'orders sent': place.asked.length, 'page locked': view().isLocked }
  },
})
