import { pounds } from '../kernel/index.ts'
import { count, named, orNone, quoted, text, yesNo } from '../testing/cells.ts'
import { control, shownAs } from '../testing/control.ts'
import { table } from '../testing/table.ts'
import { cycle, startOrder } from './order.examples.ts'
import { complaintsAboutOrder, niNumberRefusal, orderOf } from './order.rules.ts'

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
  answers: { 'orders sent': count, form: control },
  rows: `
    id                              | case                              | payroll number | NI number | declaration | orders sent | form
    SALSAC-19, SALSAC-20, SALSAC-21 | everything is there               | P-1024         | AB123456C | accepted    | 1           | in flight
    SALSAC-19                       | the declaration is not accepted   | P-1024         | AB123456C | open        | 0           | enabled
    SALSAC-20                       | no payroll number                 |                | AB123456C | accepted    | 0           | enabled
    SALSAC-21                       | an NI number that is never issued | P-1024         | GB123456C | accepted    | 0           | enabled
    SALSAC-21                       | no NI number                      | P-1024         |           | accepted    | 0           | enabled
  `,
  decide: async ({ 'payroll number': payrollNumber, 'NI number': niNumber, declaration }) => {
    const { place, submit, view } = startOrder({
      payrollNumber,
      niNumber,
      isDeclarationAccepted: declaration,
    })
    await submit()
    return { 'orders sent': place.asked.length, form: shownAs(view().control) }
  },
})

export const niNumbers = table({
  title: 'Is this an NI number, and why not?',
  ids: ['OQ-089'],
  given: { typed: quoted },
  answers: {
    'refused for': orNone(
      named({
        'its form': 'shape',
        'the last letter': 'suffix',
        'the first letter': 'firstLetter',
        'the second letter': 'secondLetter',
        'O as the second letter': 'secondLetterO',
        'the first two letters': 'prefix',
      }),
      '',
    ),
  },
  rows: `
    id        | case                              | typed           | refused for
    SALSAC-15 | a valid number                    | "AB123456C"     |
    SALSAC-15 | small letters                     | "ab123456c"     |
    SALSAC-15 | written in pairs                  | "AB 12 34 56 C" |
    SALSAC-15 | white space around it             | " AB123456C "   |
    SALSAC-15 | empty                             | ""              | its form
    SALSAC-15 | one prefix letter                 | "A123456C"      | its form
    SALSAC-15 | three prefix letters              | "ABC123456C"    | its form
    SALSAC-15 | a digit for a prefix letter       | "A1123456C"     | its form
    SALSAC-15 | five digits                       | "AB12345C"      | its form
    SALSAC-15 | seven digits                      | "AB1234567C"    | its form
    SALSAC-15 | a letter O for a digit zero       | "AB12345OC"     | its form
    SALSAC-15 | hyphens                           | "AB-12-34-56-C" | its form
    SALSAC-15 | two suffix letters                | "AB123456CC"    | its form
    SALSAC-15 | a digit for the suffix            | "AB1234561"     | its form
    SALSAC-15 | a letter that only looks like S   | "ſB123456C"     | its form
    SALSAC-15 | no suffix                         | "AB123456"      | the last letter
    SALSAC-15 | suffix A, the first               | "AB123456A"     |
    SALSAC-15 | suffix D, the last                | "AB123456D"     |
    SALSAC-15 | suffix E, one after the last      | "AB123456E"     | the last letter
    SALSAC-15 | suffix Z                          | "AB123456Z"     | the last letter
    SALSAC-17 | D first                           | "DB123456C"     | the first letter
    SALSAC-17 | F first                           | "FB123456C"     | the first letter
    SALSAC-17 | I first                           | "IB123456C"     | the first letter
    SALSAC-17 | Q first                           | "QB123456C"     | the first letter
    SALSAC-17 | U first                           | "UB123456C"     | the first letter
    SALSAC-17 | V first                           | "VB123456C"     | the first letter
    SALSAC-17 | O first is issued                 | "OB123456C"     |
    SALSAC-17 | D second                          | "AD123456C"     | the second letter
    SALSAC-17 | F second                          | "AF123456C"     | the second letter
    SALSAC-17 | I second                          | "AI123456C"     | the second letter
    SALSAC-17 | Q second                          | "AQ123456C"     | the second letter
    SALSAC-17 | U second                          | "AU123456C"     | the second letter
    SALSAC-17 | V second                          | "AV123456C"     | the second letter
    SALSAC-17 | O second                          | "AO123456C"     | O as the second letter
    SALSAC-16 | GB                                | "GB123456C"     | the first two letters
    SALSAC-16 | BG                                | "BG123456C"     | the first two letters
    SALSAC-16 | NK                                | "NK123456C"     | the first two letters
    SALSAC-16 | KN                                | "KN123456C"     | the first two letters
    SALSAC-16 | TN                                | "TN123456C"     | the first two letters
    SALSAC-16 | NT                                | "NT123456C"     | the first two letters
    SALSAC-16 | ZZ                                | "ZZ123456C"     | the first two letters
    SALSAC-16 | a refused prefix in small letters | "gb123456c"     | the first two letters
    SALSAC-16 | GC, next to GB                    | "GC123456C"     |
    SALSAC-16 | ZY, next to ZZ                    | "ZY123456C"     |
    SALSAC-16 | CR, administrative, is accepted   | "CR123456A"     |
    SALSAC-16 | MW, administrative, is accepted   | "MW123456A"     |
    SALSAC-16 | NC, administrative, is accepted   | "NC123456A"     |
    SALSAC-16 | PP, administrative, is accepted   | "PP123456A"     |
    SALSAC-16 | PY, administrative, is accepted   | "PY123456A"     |
    SALSAC-16 | PZ, administrative, is accepted   | "PZ123456A"     |
    SALSAC-17 | OO, administrative                | "OO123456A"     | O as the second letter
    SALSAC-17 | FY, administrative                | "FY123456A"     | the first letter
  `,
  decide: ({ typed }) => ({ 'refused for': niNumberRefusal(typed) }),
})
