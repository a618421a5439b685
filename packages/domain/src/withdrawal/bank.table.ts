import { forbidden, Pence, serverFault, unauthorised, unreachable } from '../kernel/index.ts'
import { ledgerPolicy, unreported } from '../ledger/index.ts'
import { count, day, list, money, oneOf, orNone, text, yesNo } from '../testing/cells.ts'
import { control, shownAs } from '../testing/control.ts'
import { waitUntilIdle } from '../testing/scripted-call.ts'
import { play, story } from '../testing/story.ts'
import { table } from '../testing/table.ts'
import {
  balanceLeft,
  complete,
  ended,
  fieldsRefused,
  member,
  partsOf,
  startBank,
} from './bank.examples.ts'
import { bankWithdrawalRedirect } from './bank.selectors.ts'
import { onOff } from './withdrawal.examples.ts'
import type { BankOutcome } from './withdrawal.schema.ts'

export const figures = table({
  title: 'What does the page of the bank withdrawal show about the minimum and a typed amount?',
  given: { available: money, minimum: orNone(money, '(unknown)'), typed: text },
  answers: {
    note: orNone(text),
    'missing to it': orNone(text),
    'this withdrawal': orNone(text),
    'left afterwards': orNone(text),
  },
  rows: `
    id               | case                                                                     | available | minimum   | typed   | note                                    | missing to it | this withdrawal | left afterwards
    BANKW-06         | a minimum above a penny is named                                         | £1,284.60 | £5.00     |         | The minimum withdrawal amount is £5.00. | (none)        | (none)          | (none)
    BANKW-06         | two pence are above a penny                                              | £1,284.60 | £0.02     |         | The minimum withdrawal amount is £0.02. | (none)        | (none)          | (none)
    BANKW-06         | a minimum of a penny is not named                                        | £1,284.60 | £0.01     |         | (none)                                  | (none)        | (none)          | (none)
    BANKW-06         | a minimum that is not known is not named                                 | £1,284.60 | (unknown) |         | (none)                                  | (none)        | (none)          | (none)
    ours             | what is typed, and what it leaves                                        | £1,284.60 | £5.00     | 250.00  | The minimum withdrawal amount is £5.00. | (none)        | £250.00         | £1,034.60
    ours             | the minimum can be transferred                                           | £1,284.60 | £5.00     | 5.00    | The minimum withdrawal amount is £5.00. | (none)        | £5.00           | £1,279.60
    ours             | a penny less than the minimum can’t be transferred, and shows nothing    | £1,284.60 | £5.00     | 4.99    | The minimum withdrawal amount is £5.00. | (none)        | (none)          | (none)
    ours             | the whole balance can be transferred                                     | £1,284.60 | £5.00     | 1284.60 | The minimum withdrawal amount is £5.00. | (none)        | £1,284.60       | £0.00
    ours             | a penny more than the balance can’t be transferred                       | £1,284.60 | £5.00     | 1284.61 | The minimum withdrawal amount is £5.00. | (none)        | (none)          | (none)
    BANKW-06, OQ-119 | a penny below the minimum: how much is missing until it can be withdrawn | £4.99     | £5.00     |         | The minimum withdrawal amount is £5.00. | £0.01         | (none)          | (none)
    BANKW-06, OQ-119 | nothing saved yet: the whole minimum is missing                          | £0.00     | £5.00     |         | The minimum withdrawal amount is £5.00. | £5.00         | (none)          | (none)
    BANKW-06, OQ-119 | exactly the minimum: nothing is missing                                  | £5.00     | £5.00     |         | The minimum withdrawal amount is £5.00. | (none)        | (none)          | (none)
    BANKW-06, OQ-119 | nothing saved, and a minimum of a penny: nothing is said                 | £0.00     | £0.01     |         | (none)                                  | (none)        | (none)          | (none)
    BANKW-06, OQ-119 | nothing saved, and a minimum of two pence: both are missing              | £0.00     | £0.02     |         | The minimum withdrawal amount is £0.02. | £0.02         | (none)          | (none)
    BANKW-06, OQ-119 | a penny saved, and a minimum of two pence: a penny is missing            | £0.01     | £0.02     |         | The minimum withdrawal amount is £0.02. | £0.01         | (none)          | (none)
    BANKW-06, OQ-119 | two pence saved, and a minimum of two pence: nothing is missing          | £0.02     | £0.02     |         | The minimum withdrawal amount is £0.02. | (none)        | (none)          | (none)
    BANKW-06         | nothing saved, and a minimum of nothing: nothing is said                 | £0.00     | £0.00     |         | (none)                                  | (none)        | (none)          | (none)
  `,
  decide: ({ available, minimum, typed }) => {
    const { view, resource } = startBank({
      minimum: minimum ?? 'unknown',
      form: { ...complete, transferValue: typed },
    })
    resource.send({
      type: 'resource.replaced',
      value: { ...member, availableBalance: available },
    })
    const { minimumNote, missing, thisWithdrawal, leftAfterwards } = view()
    return {
      note: minimumNote,
      'missing to it': missing,
      'this withdrawal': thisWithdrawal,
      'left afterwards': leftAfterwards,
    }
  },
})

export const wordsOnArrival = table({
  title: 'What does the page of the bank withdrawal say before anything is typed?',
  given: {
    available: money,
    limit: orNone(money),
    type: text,
    status: orNone(text),
    amount: orNone(money),
    on: orNone(day),
  },
  answers: { 'at a time': orNone(text), note: orNone(text, '(nothing)') },
  rows: `
    case                                | available | limit   | type       | status    | amount  | on         | at a time | note
    the balance is more than the limit  | £1,284.60 | £250.00 | Cashback   | Paid      | £5.00   | 2026-11-21 | £250.00   | (nothing)
    the balance is a penny more than it | £250.01   | £250.00 | Cashback   | Paid      | £5.00   | 2026-11-21 | £250.00   | (nothing)
    the balance is the limit            | £250.00   | £250.00 | Cashback   | Paid      | £5.00   | 2026-11-21 | (none)    | (nothing)
    there is no limit                   | £1,284.60 | (none)  | Cashback   | Paid      | £5.00   | 2026-11-21 | (none)    | (nothing)
    a transfer is waiting               | £100.00   | £250.00 | Withdrawal | Requested | £200.00 | 2026-11-21 | (none)    | You asked for £200.00 on 21/11/2026. You may have to wait until it has cleared.
    in any letter case                  | £100.00   | £250.00 | WITHDRAWAL | requested | £200.00 | 2026-11-21 | (none)    | You asked for £200.00 on 21/11/2026. You may have to wait until it has cleared.
    without a date                      | £100.00   | £250.00 | Withdrawal | Requested | £200.00 | (none)     | (none)    | You asked for £200.00. You may have to wait until it has cleared.
    without an amount                   | £100.00   | £250.00 | Withdrawal | Requested | (none)  | 2026-11-21 | (none)    | (nothing)
    without a status                    | £100.00   | £250.00 | Withdrawal | (none)    | £200.00 | 2026-11-21 | (none)    | (nothing)
    a transfer that has cleared         | £100.00   | £250.00 | Withdrawal | Paid      | £200.00 | 2026-11-21 | (none)    | (nothing)
    cashback asked for                  | £100.00   | £250.00 | Cashback   | Requested | £200.00 | 2026-11-21 | (none)    | (nothing)
  `,
  decide: ({ available, limit, type, status, amount, on }) => {
    const { view, resource } = startBank()
    const { withdrawalLimit: _, ...others } = member
    const line = {
      id: 'T-17',
      transactionType: type,
      ...(status !== undefined && { status }),
      ...(amount !== undefined && { cashbackAmount: Pence.make(-amount) }),
      ...(on && { transactionDate: on }),
    }
    resource.send({
      type: 'resource.replaced',
      value: {
        ...others,
        availableBalance: available,
        ...(limit !== undefined && { withdrawalLimit: limit }),
        transactions: [line],
      },
    })
    const { mostAtATime, waitingNote } = view()
    return { 'at a time': mostAtATime, note: waitingNote }
  },
})

type StoryStep = (bank: ReturnType<typeof startBank>) => unknown

const answer =
  (outcome: BankOutcome): StoryStep =>
  ({ transfer }) =>
    transfer.answer(ended(outcome))

const refuse =
  (field: 0 | 1): StoryStep =>
  ({ transfer }) =>
    transfer.answer({
      ...fieldsRefused,
      fieldErrors: fieldsRefused.fieldErrors.slice(field, field + 1),
    })

const sendCard: StoryStep = ({ ledger }) =>
  ledger.savings.send({ type: 'call.pressed', call: 'cardWithdrawal' })
const makeCard: StoryStep = ({ ledger }) =>
  ledger.savings.send({ type: 'call.ended', purse: 'known', end: 'succeeded' })

const enterPage: StoryStep = ({ send }) => send({ type: 'page.entered' })

const storySteps = {
  shown: () => {},
  typed: ({ change }) => change({ transferValue: '10' }),
  submitted: ({ submit }) => submit(),
  requested: answer('requested'),
  'over limit': answer('overLimit'),
  'over balance': answer('overBalance'),
  'already requested': answer('alreadyRequested'),
  failed: answer('failed'),
  'fields refused': ({ transfer }) => transfer.answer(fieldsRefused),
  'sort code refused': refuse(0),
  'payee refused': refuse(1),
  'a fault of the server': ({ transfer }) => transfer.fail(serverFault(500)),
  'a minute later': async ({ clock }) => {
    clock.increment(ledgerPolicy.lateMs)
    await waitUntilIdle()
  },
  'no answer': ({ transfer }) => transfer.fail(unreachable),
  forbidden: ({ transfer }) => transfer.fail(forbidden),
  'session over': ({ transfer }) => transfer.fail(unauthorised),
  'balance outdated': ({ resource, readAgain }) => {
    resource.send({ type: 'resource.invalidated' })
    return readAgain()
  },
  'balance read': ({ read }) => read.answer({ ...member, availableBalance: balanceLeft }),
  'all of it read': ({ read }) => read.answer(member),
  'balance not read': ({ read }) => read.fail(serverFault(500)),
  'card withdrawal sent': sendCard,
  'card withdrawal made': makeCard,
  'card withdrawal': (bank) => {
    sendCard(bank)
    makeCard(bank)
  },
  'page left': ({ send }) => send({ type: 'page.left' }),
  'page entered': ({ send }) => send({ type: 'page.entered' }),
  'on to My Account': ({ send }) => send({ type: 'page.left' }),
  'message closed': ({ ledger }) => {
    const { outcomes } = ledger.savings.getSnapshot().context
    outcomes.send({ type: 'outcomes.closed', closed: unreported(outcomes.getSnapshot().context) })
  },
  back: enterPage,
  '2,999 ms': ({ clock }) => clock.increment(2_999),
  '1 ms': ({ clock }) => clock.increment(1),
  '3 s': ({ clock }) => clock.increment(3_000),
} satisfies Record<string, StoryStep>

export const sendingBack = table({
  title: 'When is a member who may not withdraw to a bank sent back to My Account?',
  given: { 'savings withdrawal': onOff, 'bank transfer': onOff, 'what happens': story(storySteps) },
  answers: { 'goes to': orNone(text, '(nowhere)') },
  rows: `
    id     | case                                                                 | savings withdrawal | bank transfer | what happens                    | goes to
    OQ-118 | both are allowed: not at all                                         | on                 | on            | shown                           | (nowhere)
    OQ-118 | without savings withdrawals: at once                                 | off                | on            | shown                           | /MyAccount
    OQ-118 | without bank transfers: at once                                      | on                 | off           | shown                           | /MyAccount
    OQ-118 | something is typed, and not sent: at once all the same               | on                 | off           | typed                           | /MyAccount
    OQ-118 | a transfer is running: they wait for its answer here                 | on                 | off           | submitted                       | (nowhere)
    OQ-118 | a transfer was made: they read so here first                         | on                 | off           | submitted; requested            | (nowhere)
    OQ-118 | over the balance: they wait for the balance, which the message names | on                 | off           | submitted; over balance         | (nowhere)
    OQ-118 | there is a message to be read: not before they leave the page        | on                 | off           | submitted; failed; balance read | (nowhere)
    OQ-118 | errors in fields alone don’t keep them                               | on                 | off           | submitted; fields refused       | /MyAccount
    OQ-118 | the session has ended, and the page says nothing                     | on                 | off           | submitted; session over         | /MyAccount
    OQ-118 | the member has left the page: nobody is sent away from another       | on                 | off           | page left                       | (nowhere)
    OQ-118 | the member comes back to the page                                    | on                 | off           | page left; page entered         | /MyAccount
  `,
  decide: async (given) => {
    const { actor, resource } = await play(given['what happens'], startBank())
    resource.send({
      type: 'resource.replaced',
      value: {
        ...member,
        isSavingsWithdrawalOn: given['savings withdrawal'],
        isSavingsBankTransferEnabled: given['bank transfer'],
      },
    })
    return { 'goes to': bankWithdrawalRedirect(actor.getSnapshot()) }
  },
})

const says = list(text, { separator: ', which ', none: '(nothing)' })
const paths = list(text, { none: '(nowhere)' })

export const bankSteps = table({
  title: 'How does a transfer to the bank go, step by step? (section 8)',
  given: { 'what happens': story(storySteps) },
  answers: { sent: count, form: control, says, 'reported here': yesNo, 'goes to': paths },
  rows: `
    id       | case                                                                          | what happens                                                        | sent | form             | says                           | reported here | goes to
    OQ-135   | the form is open                                                              | shown                                                               | 0    | enabled          | (nothing)                      | no            | (nowhere)
    OQ-135   | sent: the form is locked                                                      | submitted                                                           | 1    | in flight        | (nothing)                      | no            | (nowhere)
    OQ-135   | a second press while it runs sends nothing                                    | submitted; submitted                                                | 1    | in flight        | (nothing)                      | no            | (nowhere)
    BANKW-21 | made: thanks, and no second transfer                                          | submitted; requested; submitted                                     | 1    | done             | requested                      | no            | (nowhere)
    BANKW-22 | just before 3 s nobody is sent away                                           | submitted; requested; 2,999 ms                                      | 1    | done             | requested                      | no            | (nowhere)
    BANKW-22 | after 3 s the account is opened                                               | submitted; requested; 2,999 ms; 1 ms                                | 1    | done             | requested                      | no            | /Myaccount
    BANKW-22 | after 3 s the account is opened, even when the balance can’t be read (OQ-123) | submitted; requested; balance not read; 2,999 ms; 1 ms              | 1    | done             | requested                      | no            | /Myaccount
    BANKW-23 | over the limit: the form waits for the balance                                | submitted; over limit                                               | 1    | refreshing       | over limit                     | yes           | (nowhere)
    BANKW-23 | over the limit: the form opens when the balance was read                      | submitted; over limit; balance read                                 | 1    | enabled          | over limit                     | yes           | (nowhere)
    BANKW-25 | one exists already: the form waits for the balance                            | submitted; already requested                                        | 1    | refreshing       | already requested              | yes           | (nowhere)
    BANKW-25 | one exists already: the form opens when the balance was read                  | submitted; already requested; balance read                          | 1    | enabled          | already requested              | yes           | (nowhere)
    BANKW-24 | over the balance: the message waits for the balance                           | submitted; over balance                                             | 1    | refreshing       | (nothing)                      | no            | (nowhere)
    BANKW-24 | over the balance: the message names the balance that was read                 | submitted; over balance; balance read                               | 1    | enabled          | over balance                   | yes           | (nowhere)
    BANKW-24 | over the balance: a balance that can’t be read is not made up                 | submitted; over balance; balance not read                           | 1    | enabled          | failed                         | yes           | (nowhere)
    BANKW-26 | any other answer: the form waits for the balance                              | submitted; failed                                                   | 1    | refreshing       | failed                         | yes           | (nowhere)
    BANKW-26 | any other answer: the form opens when the balance was read                    | submitted; failed; balance read                                     | 1    | enabled          | failed                         | yes           | (nowhere)
    BANKW-19 | an error about a field                                                        | submitted; sort code refused                                        | 1    | enabled          | (nothing)                      | yes           | (nowhere)
    BANKW-19 | an error about something else                                                 | submitted; payee refused                                            | 1    | enabled          | (nothing)                      | yes           | (nowhere)
    OQ-135   | no answer: it may have arrived                                                | submitted; no answer                                                | 1    | may still arrive | failed, which may have arrived | yes           | (nowhere)
    OQ-135   | no answer: a press meanwhile sends nothing                                    | submitted; no answer; submitted                                     | 1    | may still arrive | failed, which may have arrived | yes           | (nowhere)
    OQ-135   | a fault of the server: the form opens once the balance is read                | submitted; a fault of the server; balance read                      | 1    | enabled          | failed, which may have arrived | yes           | (nowhere)
    OQ-135   | no answer, and the balance is read: the form waits for a late effect          | submitted; no answer; balance read; submitted                       | 1    | may still arrive | failed, which may have arrived | yes           | (nowhere)
    OQ-135   | no answer: the form opens once the balance is read after that                 | submitted; no answer; balance read; a minute later; balance read    | 1    | enabled          | failed, which may have arrived | yes           | (nowhere)
    OQ-135   | no answer, and no balance: nothing more is sent                               | submitted; no answer; balance not read; submitted                   | 1    | enabled          | failed, which may have arrived | yes           | (nowhere)
    BANKW-26 | refused before anything happened: only a failure                              | submitted; forbidden                                                | 1    | refreshing       | failed                         | yes           | (nowhere)
    ours     | the session has ended: the login says so, and the page nothing                | submitted; session over                                             | 1    | enabled          | (nothing)                      | no            | (nowhere)
    OQ-135   | a withdrawal to the card is running: the form waits                           | card withdrawal sent; submitted                                     | 0    | in flight        | (nothing)                      | no            | (nowhere)
    OQ-135   | a withdrawal to the card has ended, and the balance is known: the form opens  | card withdrawal sent; card withdrawal made                          | 0    | enabled          | (nothing)                      | no            | (nowhere)
    OQ-135   | the balance is being read again: the form waits                               | balance outdated; submitted                                         | 0    | balance unknown  | (nothing)                      | no            | (nowhere)
    OQ-135   | the balance was read again: the form opens                                    | balance outdated; balance read                                      | 0    | enabled          | (nothing)                      | no            | (nowhere)
    BANKW-27 | a new attempt takes the last message away                                     | submitted; over limit; all of it read; submitted                    | 2    | in flight        | (nothing)                      | no            | (nowhere)
    BANKW-27 | a new outcome replaces the last message                                       | submitted; over limit; all of it read; submitted; already requested | 2    | refreshing       | already requested              | yes           | (nowhere)
  `,
  decide: async (given) => {
    const { view, transfer, opened } = await play(given['what happens'], startBank())
    const { message, control, isSaying } = view()
    return {
      sent: transfer.asked.length,
      form: shownAs(control),
      says: partsOf(message),
      'reported here': isSaying,
      'goes to': opened,
    }
  },
})

export const bankComingBack = table({
  title: 'What does the page of the bank withdrawal still say to a member who comes back to it?',
  given: {
    'what happens': story({ ...storySteps, 'balance read': ({ read }) => read.answer(member) }),
  },
  answers: {
    form: oneOf('locked', 'empty', 'as typed'),
    says,
    'server’s errors': list(text),
    'goes to': paths,
  },
  rows: `
    id     | case                                                                                           | what happens                                                                                            | form     | says                           | server’s errors  | goes to
    OQ-135 | the transfer is still running                                                                  | submitted; on to My Account; back                                                                       | locked   | (nothing)                      | (none)           | (nowhere)
    OQ-135 | made meanwhile, and not yet closed elsewhere: thanks, and an empty form                        | submitted; on to My Account; requested; balance read; back                                              | empty    | requested                      | (none)           | (nowhere)
    OQ-135 | made meanwhile, and closed elsewhere: nothing more                                             | submitted; on to My Account; requested; balance read; message closed; back                              | empty    | (nothing)                      | (none)           | (nowhere)
    OQ-135 | a fault of the server, and not yet closed elsewhere                                            | submitted; on to My Account; a fault of the server; balance read; back                                  | as typed | failed, which may have arrived | (none)           | (nowhere)
    OQ-135 | a fault of the server, and closed elsewhere: nothing more                                      | submitted; on to My Account; a fault of the server; balance read; message closed; back                  | as typed | (nothing)                      | (none)           | (nowhere)
    OQ-135 | over the limit: its message was closed, but only this page says why                            | submitted; on to My Account; over limit; balance read; message closed; back                             | as typed | over limit                     | (none)           | (nowhere)
    OQ-135 | fields refused: its message was closed, but only this page says which                          | submitted; on to My Account; fields refused; message closed; back                                       | as typed | (nothing)                      | sort code, payee | (nowhere)
    OQ-135 | over the limit, and a withdrawal to the card followed: its words would be taken for that one’s | submitted; on to My Account; over limit; balance read; card withdrawal; back                            | as typed | (nothing)                      | (none)           | (nowhere)
    OQ-135 | fields refused, and a withdrawal to the card followed: neither errors nor a message            | submitted; on to My Account; fields refused; card withdrawal; back                                      | as typed | (nothing)                      | (none)           | (nowhere)
    OQ-135 | a transfer sent after coming back is told here, and leads on                                   | submitted; on to My Account; over limit; balance read; card withdrawal; back; submitted; requested; 3 s | locked   | requested                      | (none)           | /Myaccount
  `,
  decide: async (given) => {
    const { view, opened } = await play([enterPage, ...given['what happens']], startBank())
    const { form, control, message, complaints, otherErrors } = view()
    const typed = form.transferValue === '' ? 'empty' : 'as typed'
    return {
      form: control.state === 'disabled' ? 'locked' : typed,
      says: partsOf(message),
      'server’s errors': [
        ...(complaints.sortCode === undefined ? [] : ['sort code']),
        ...otherErrors.map(() => 'payee'),
      ],
      'goes to': opened,
    } as const
  },
})
