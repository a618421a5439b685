import { money, orNone, quoted } from '../../testing/cells.ts'
import { table } from '../../testing/table.ts'
import { amountFromText } from './typed-amount.rules.ts'

export const typedAmounts = table({
  title: 'Which amount does a member type?',
  given: { typed: quoted },
  answers: { 'is read as': orNone(money, 'none') },
  rows: `
    id                         | case                                | typed                     | is read as
    VOUCHER-18                 | whole pounds                        | "25"                      | £25.00
    VOUCHER-18                 | pounds and pence                    | "25.50"                   | £25.50
    VOUCHER-18                 | one decimal is ten pence            | "25.5"                    | £25.50
    VOUCHER-18                 | a point without pence               | "25."                     | £25.00
    VOUCHER-18                 | a pound sign                        | "£25.50"                  | £25.50
    VOUCHER-18                 | thousands separated                 | "1,234.50"                | £1,234.50
    VOUCHER-18                 | millions separated                  | "1,234,567"               | £1,234,567.00
    VOUCHER-18                 | thousands separated wrongly         | "12,34"                   | none
    VOUCHER-18                 | white space around it               | " 25 "                    | £25.00
    VOUCHER-18                 | thousands separated by a space      | "1 000"                   | £1,000.00
    VOUCHER-18                 | the same by a narrow no-break space | "1\u202f000"              | £1,000.00
    VOUCHER-18                 | the same, with pence                | "12 500.00"               | £12,500.00
    VOUCHER-18                 | a space after the pound sign, too   | "£\u00a01 250"            | £1,250.00
    VOUCHER-18                 | a space before two digits           | "12 50"                   | none
    VOUCHER-18                 | a space before four digits          | "1 2500"                  | none
    VOUCHER-18                 | a space after four digits           | "1250 000"                | none
    VOUCHER-18                 | two spaces                          | "1  000"                  | none
    VOUCHER-18                 | a comma and a space                 | "1,234 567"               | none
    VOUCHER-18                 | a space and a comma                 | "1 234,567"               | none
    VOUCHER-18                 | a comma as decimal sign             | "1.250,00"                | none
    CONST-01                   | a euro sign                         | "€50"                     | none
    CONST-01                   | a dollar sign                       | "$5"                      | none
    VOUCHER-18                 | an invisible character in it        | "\u200b25\u2060.50\ufeff" | £25.50
    VOUCHER-18                 | a minus sign                        | "\u22125"                 | -£5.00
    VOUCHER-18                 | a penny                             | "0.01"                    | £0.01
    VOUCHER-18                 | nothing at all                      | "0"                       | £0.00
    VOUCHER-18                 | a debt                              | "-5"                      | -£5.00
    VOUCHER-18                 | minus nothing is nothing            | "-0"                      | £0.00
    VOUCHER-18, OQ-094, OQ-121 | a third decimal                     | "25.505"                  | none
    VOUCHER-18, OQ-094, OQ-121 | a third decimal of zero             | "25.500"                  | none
    VOUCHER-18                 | pence alone                         | ".50"                     | £0.50
    VOUCHER-18                 | one decimal alone                   | ".5"                      | £0.50
    VOUCHER-18                 | pence alone after a sign            | "£.50"                    | £0.50
    VOUCHER-18                 | a debt of pence alone               | "-.50"                    | -£0.50
    VOUCHER-18                 | only a point                        | "."                       | none
    VOUCHER-18                 | a sign and a point                  | "£."                      | none
    VOUCHER-18, OQ-094, OQ-121 | a third decimal of pence alone      | ".505"                    | none
    VOUCHER-18                 | two points before pence             | "..50"                    | none
    VOUCHER-18                 | a separator before pence            | ",.50"                    | none
    VOUCHER-18                 | a word                              | "ten"                     | none
    VOUCHER-18                 | 1e3 for 1,000                       | "1e3"                     | none
    VOUCHER-18                 | two points                          | "1.2.3"                   | none
    VOUCHER-18                 | an empty field                      | ""                        | none
  `,
  decide: ({ typed }) => ({ 'is read as': amountFromText(typed) }),
})
