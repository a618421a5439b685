import { failureMessages, forbidden, pounds, serverFault, unreachable } from '../kernel/index.ts'
import { ledgerPolicy, unreported } from '../ledger/index.ts'
import { count, list, money, named, orNone, quoted, text, yesNo } from '../testing/cells.ts'
import { control, shownAs } from '../testing/control.ts'
import { exampleMember } from '../testing/examples.ts'
import { play, story } from '../testing/story.ts'
import { table } from '../testing/table.ts'
import { cycle, startOrder } from './order.examples.ts'
import { orderMessages } from './order.messages.ts'
import { complaintsAboutOrder, niNumberRefusal, orderOf } from './order.rules.ts'
import { orderDraft } from './order.selectors.ts'

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

type Journey = ReturnType<typeof startOrder>

const refuse =
  (...messages: readonly string[]) =>
  ({ place }: Journey) =>
    place.answer({ answer: 'refused', messages })

const enterFor =
  (amount: string) =>
  ({ send }: Journey) =>
    send({ type: 'page.entered', amount: pounds(amount) })

const orderStory = story<Journey>({
  shown: () => {},
  pressed: ({ submit }) => submit(),
  'another order sent': ({ purse }) =>
    purse.send({ type: 'call.pressed', call: 'salarySacrificeOrder', about: '8' }),
  ordered: ({ place }) => place.answer({ answer: 'ordered' }),
  refused: refuse('Unknown payroll number.', 'Too much.'),
  'refused without a word': refuse(),
  'a fault of the server': ({ place }) => place.fail(serverFault(500)),
  forbidden: ({ place }) => place.fail(forbidden),
  'benefits outdated': ({ member, readAgain }) => {
    member.send({ type: 'resource.invalidated' })
    return readAgain()
  },
  'benefits read': ({ read }) => read.answer(exampleMember),
  'not read': ({ read }) => read.fail(unreachable),
  'read again': ({ readAgain }) => readAgain(),
  '4,999 ms': ({ clock }) => clock.increment(ledgerPolicy.nextPageMs - 1),
  '1 ms': ({ clock }) => clock.increment(1),
  left: ({ send }) => send({ type: 'page.left' }),
  back: enterFor('1200'),
  'back for £600': enterFor('600'),
  'message closed': ({ purse }) => {
    const { outcomes } = purse.getSnapshot().context
    outcomes.send({ type: 'outcomes.closed', closed: unreported(outcomes.getSnapshot().context) })
  },
})

const { ours } = orderMessages

export const orderSteps = table({
  title: 'How does a salary sacrifice order of £1,200.00 go, step by step?',
  given: { 'what happens': orderStory },
  answers: {
    sent: count,
    form: control,
    busy: yesNo,
    amount: money,
    declared: yesNo,
    'form kept': yesNo,
    says: list(text, { none: '(nothing)' }),
    'goes to': orNone(text, '(nowhere)'),
  },
  rows: `
    id                   | case                                                                                                | what happens                                                                                               | sent | form             | busy | amount    | declared | form kept | says                                                                      | goes to
    SALSAC-22            | the form is open                                                                                    | shown                                                                                                      | 0    | enabled          | no   | £1,200.00 | yes      | yes       | (nothing)                                                                 | (nowhere)
    OQ-135               | the benefits are being read: nothing is sent                                                        | benefits outdated; pressed                                                                                 | 0    | benefits unknown | no   | £1,200.00 | yes      | yes       | (nothing)                                                                 | (nowhere)
    OQ-135               | the benefits can’t be read                                                                          | benefits outdated; not read                                                                                | 0    | enabled          | no   | £1,200.00 | yes      | yes       | benefits unread                                                           | (nowhere)
    SALSAC-22, OQ-135    | the order of another benefit is in flight: nothing is sent                                          | another order sent; pressed                                                                                | 0    | in flight        | no   | £1,200.00 | yes      | yes       | (nothing)                                                                 | (nowhere)
    SALSAC-22            | sent: the form is locked, and a second press does nothing                                           | pressed; pressed                                                                                           | 1    | in flight        | yes  | £1,200.00 | yes      | yes       | (nothing)                                                                 | (nowhere)
    SALSAC-22, OQ-091    | ordered: thanks, and no second order                                                                | pressed; ordered; pressed                                                                                  | 1    | done             | yes  | £1,200.00 | yes      | no        | (nothing)                                                                 | thank-you
    OQ-135               | ordered, and the benefits can’t be read                                                             | pressed; ordered; not read                                                                                 | 1    | done             | yes  | £1,200.00 | yes      | no        | (nothing)                                                                 | thank-you
    OQ-135               | the thank-you may take a while                                                                      | pressed; ordered; 4,999 ms                                                                                 | 1    | done             | yes  | £1,200.00 | yes      | no        | (nothing)                                                                 | thank-you
    OQ-135               | the thank-you does not open: the page says that the order is made                                   | pressed; ordered; 4,999 ms; 1 ms                                                                           | 1    | done             | no   | £1,200.00 | yes      | no        | made                                                                      | thank-you
    SALSAC-22            | ordered, and back on the page: an empty form                                                        | pressed; ordered; benefits read; left; back                                                                | 1    | enabled          | no   | £1,200.00 | no       | no        | (nothing)                                                                 | thank-you
    SALSAC-22            | refused: every message, and the form waits for the benefits                                         | pressed; refused; pressed                                                                                  | 1    | refreshing       | no   | £1,200.00 | yes      | yes       | Unknown payroll number., Too much.                                        | (nowhere)
    SALSAC-22, OQ-091    | refused: the form opens with its texts and its declaration                                          | pressed; refused; benefits read                                                                            | 1    | enabled          | no   | £1,200.00 | yes      | yes       | Unknown payroll number., Too much.                                        | (nowhere)
    SALSAC-22            | the next press removes the messages                                                                 | pressed; refused; benefits read; pressed                                                                   | 2    | in flight        | yes  | £1,200.00 | yes      | yes       | (nothing)                                                                 | (nowhere)
    SALSAC-22            | refused without a message                                                                           | pressed; refused without a word; benefits read                                                             | 1    | enabled          | no   | £1,200.00 | yes      | yes       | failed                                                                    | (nowhere)
    SALSAC-22            | refused before anything happened: only a failure                                                    | pressed; forbidden; benefits read                                                                          | 1    | enabled          | no   | £1,200.00 | yes      | yes       | failed                                                                    | (nowhere)
    SALSAC-22, OQ-135    | a fault of the server: the form waits for the benefits                                              | pressed; a fault of the server; pressed                                                                    | 1    | refreshing       | no   | £1,200.00 | yes      | yes       | failed, may have arrived                                                  | (nowhere)
    SALSAC-22, OQ-135    | a fault of the server: the form opens once they are read                                            | pressed; a fault of the server; benefits read; pressed                                                     | 2    | in flight        | yes  | £1,200.00 | yes      | yes       | (nothing)                                                                 | (nowhere)
    SALSAC-22, OQ-135    | they can’t be read: the button reads them, and sends nothing                                        | pressed; a fault of the server; not read; pressed                                                          | 1    | enabled          | no   | £1,200.00 | yes      | yes       | failed, may have arrived, benefits unread                                 | (nowhere)
    SALSAC-22, OQ-135    | they are being read again                                                                           | pressed; a fault of the server; not read; read again                                                       | 1    | refreshing       | no   | £1,200.00 | yes      | yes       | failed, may have arrived                                                  | (nowhere)
    SALSAC-22, OQ-135    | ordered while the member is away: nobody is moved                                                   | pressed; left; ordered; benefits read                                                                      | 1    | benefits unknown | no   | £1,200.00 | yes      | no        | (nothing)                                                                 | (nowhere)
    SALSAC-22, OQ-135    | they are thanked when they come back                                                                | pressed; left; ordered; benefits read; back                                                                | 1    | done             | yes  | £1,200.00 | yes      | no        | (nothing)                                                                 | thank-you
    SALSAC-22, OQ-135    | not before the benefits are read                                                                    | pressed; left; ordered; back                                                                               | 1    | benefits unknown | no   | £1,200.00 | yes      | no        | (nothing)                                                                 | (nowhere)
    SALSAC-22, OQ-135    | the benefits can’t be read: the button reads them                                                   | pressed; left; ordered; back; not read                                                                     | 1    | enabled          | no   | £1,200.00 | yes      | no        | benefits unread                                                           | (nowhere)
    SALSAC-22, OQ-135    | they leave, come back, and the benefits are read                                                    | pressed; left; ordered; back; not read; left; back; read again; benefits read                              | 1    | done             | yes  | £1,200.00 | yes      | no        | (nothing)                                                                 | thank-you
    SALSAC-22, OQ-135    | they leave before the benefits are read                                                             | pressed; left; ordered; back; left; benefits read                                                          | 1    | benefits unknown | no   | £1,200.00 | yes      | no        | (nothing)                                                                 | (nowhere)
    SALSAC-22            | after the thank-you the page for another amount has a new form                                      | pressed; left; ordered; benefits read; back; left; back for £600                                           | 1    | enabled          | no   | £600.00   | no       | no        | (nothing)                                                                 | thank-you
    SALSAC-22            | back before the answer: the order as it was placed                                                  | pressed; left; back for £600                                                                               | 1    | in flight        | yes  | £1,200.00 | yes      | yes       | (nothing)                                                                 | (nowhere)
    SALSAC-22            | back before the answer, and ordered                                                                 | pressed; left; back for £600; ordered                                                                      | 1    | done             | yes  | £1,200.00 | yes      | no        | (nothing)                                                                 | thank-you
    SALSAC-11, SALSAC-12 | back for another amount, and refused: no declaration, and the messages name the amount of the order | pressed; left; back for £600; refused; benefits read                                                       | 1    | enabled          | no   | £600.00   | no       | yes       | Your order for £1,200.00 a year:, Unknown payroll number., Too much.      | (nowhere)
    SALSAC-11, SALSAC-12 | nothing is sent for another amount without a declaration                                            | pressed; left; back for £600; a fault of the server; benefits read; pressed                                | 1    | enabled          | no   | £600.00   | no       | yes       | (nothing)                                                                 | (nowhere)
    SALSAC-11            | a failure while the member is away: the page for another amount starts without a declaration        | pressed; left; a fault of the server; benefits read; back for £600                                         | 1    | enabled          | no   | £600.00   | no       | yes       | Your order for £1,200.00 a year:, failed, may have arrived                | (nowhere)
    SALSAC-22            | a refusal while the member is away is shown on return                                               | pressed; left; refused; benefits read; back                                                                | 1    | enabled          | no   | £1,200.00 | no       | yes       | Unknown payroll number., Too much.                                        | (nowhere)
    SALSAC-22            | it is shown once, and the form starts empty                                                         | pressed; left; refused; benefits read; back; left; back                                                    | 1    | enabled          | no   | £1,200.00 | no       | no        | (nothing)                                                                 | (nowhere)
    OQ-135               | a refusal is shown even if another page has said so: only this page gives the reason                | pressed; left; refused; benefits read; message closed; back                                                | 1    | enabled          | no   | £1,200.00 | no       | yes       | Unknown payroll number., Too much.                                        | (nowhere)
    OQ-135               | a failure is not                                                                                    | pressed; left; a fault of the server; benefits read; message closed; back for £600                         | 1    | enabled          | no   | £600.00   | no       | yes       | (nothing)                                                                 | (nowhere)
    OQ-135               | nor is a failure after a refusal                                                                    | pressed; refused; benefits read; pressed; left; a fault of the server; benefits read; message closed; back | 2    | enabled          | no   | £1,200.00 | no       | yes       | (nothing)                                                                 | (nowhere)
  `,
  decide: async (given) => {
    const { view, actor, place, opened } = await play(given['what happens'], startOrder())
    const { form, control, isSending, isSaying, isMade, amount, ...now } = view()
    const named: Readonly<Record<string, string>> = {
      [failureMessages.somethingWentWrong]: 'failed',
      [ours.mayHaveArrived]: now.mayHaveArrived ? 'may have arrived' : 'no place to look',
      [ours.unread]: 'benefits unread',
    }
    const says = now.serverMessages.map((message) => named[message] ?? message)
    if (isMade) says.push('made')
    const isSaid = says.some((part) => part !== 'benefits unread')
    return {
      sent: place.asked.length,
      form: shownAs(control),
      busy: isSending,
      amount,
      declared: form.isDeclarationAccepted,
      'form kept': orderDraft(actor.getSnapshot()) !== undefined,
      says: isSaying === isSaid ? says : ['it is not known whether the page says anything'],
      'goes to': opened.length > 0 ? 'thank-you' : undefined,
    }
  },
})
