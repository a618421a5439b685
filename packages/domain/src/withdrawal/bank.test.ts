import { array as arrayOf, assert, asyncProperty, constantFrom } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import {
  currentView,
  forbidden,
  pounds,
  resourceMachine,
  serverFault,
  unauthorised,
  unreachable,
} from '../kernel/index.ts'
import type { OwnCalls } from '../ledger/index.ts'
import type { Member } from '../member/index.ts'
import { decisionTable } from '../testing/decision-table.ts'
import { exampleMember } from '../testing/examples.ts'
import { quiet, scriptedCall } from '../testing/scripted-call.ts'
import { spaced } from '../testing/spaced.ts'
import { stillBrowser } from '../testing/still-browser.ts'
import { play } from '../testing/story.ts'
import { testLedger, throughLedger } from '../testing/test-ledger.ts'
import { bankWithdrawalMachine } from './bank.machine.ts'
import type { BankWithdrawalEvent } from './bank.schema.ts'
import {
  type BankWithdrawalView,
  bankWithdrawalRedirect,
  bankWithdrawalView,
  transferDraft,
  withdrawalLinks,
} from './bank.selectors.ts'
import { blankTransferDraft, type TransferDraft, type TransferForm } from './transfer.rules.ts'
import { withdrawalMessages } from './withdrawal.messages.ts'
import type {
  BankOutcome,
  BankTransfer,
  BankWithdrawalAnswer,
  WithdrawalSettings,
} from './withdrawal.schema.ts'

const member: Member = {
  ...exampleMember,
  availableBalance: pounds('1284.60'),
  withdrawalLimit: pounds('250'),
}
const complete: TransferForm = {
  transferValue: '250.00',
  accountNumber: '01234567',
  sortCode: '01-02-03',
  contactTelephoneNumber: '020 7946 0000',
  buildingSocietyRollNumber: '',
}
const ownCard: OwnCalls = { call: 'cardWithdrawal' }
const ownBank: OwnCalls = { call: 'bankWithdrawal' }
const ended = (outcome: BankOutcome): BankWithdrawalAnswer => ({ outcome, fieldErrors: [] })

const fieldsRefused: BankWithdrawalAnswer = {
  outcome: 'refused',
  fieldErrors: [
    { field: 'SortCode', errorMessage: 'Unknown sort code.' },
    { field: 'Payee', errorMessage: 'Unknown payee.' },
  ],
}

function startBank({
  form = complete,
  draft,
  minimum = '5.00',
}: {
  readonly form?: Partial<TransferForm>
  readonly draft?: TransferDraft
  /** In pounds; empty while the settings are not there. */
  readonly minimum?: string
} = {}) {
  const read = scriptedCall<Member>()
  const resource = createActor(resourceMachine(read.call)).start()
  resource.send({ type: 'resource.replaced', value: member })
  const readSettings = scriptedCall<WithdrawalSettings>()
  const settings = createActor(resourceMachine(readSettings.call)).start()
  if (minimum !== '') {
    const value = { minimumMemberWithdrawalAmount: pounds(minimum) }
    settings.send({ type: 'resource.replaced', value })
  }
  const transfer = scriptedCall<BankWithdrawalAnswer, [BankTransfer]>()
  const opened: string[] = []
  const browser = {
    ...stillBrowser,
    openPath: (path: string) => opened.push(path),
  }
  const clock = new SimulatedClock()
  const ledger = testLedger({ member: resource }, clock)
  const ports = throughLedger({ withdrawToBank: transfer.call }, ledger, resource)
  const actor = createActor(bankWithdrawalMachine(ports.withdrawal, browser), {
    input: { member: resource, settings, purse: ledger.savings, draft },
    clock,
  }).start()
  const send = async (event: BankWithdrawalEvent) => {
    actor.send(event)
    await quiet()
  }
  const change = (part: Partial<TransferForm>) =>
    actor.send({ type: 'transfer.changed', change: part })
  change(form)
  return {
    read,
    resource,
    transfer,
    opened,
    clock,
    actor,
    send,
    change,
    submit: () => send({ type: 'transfer.submitted' }),
    leave: () => send({ type: 'amount.left' }),
    ledger,
    readAgain: async () => {
      resource.send({ type: 'resource.needed' })
      await quiet()
    },
    view: () =>
      bankWithdrawalView(
        actor.getSnapshot(),
        ledger.savings.getSnapshot(),
        currentView(resource.getSnapshot()),
        settings.getSnapshot().context.value,
      ),
    /** Sends the form and gets it answered. */
    endWith: async (answer: BankWithdrawalAnswer) => {
      await send({ type: 'transfer.submitted' })
      await transfer.answer(answer)
    },
  }
}

describe('What the page shows', () => {
  test('BANKW-03 the available balance, and the pending one', () => {
    const { view } = startBank()
    expect(view().balance).toEqual({ is: 'known', available: '£1,284.60', pending: '£36.12' })
  })

  describe('What does the page show of the minimum, and of an amount that is typed? (BANKW-06, OQ-119)', () => {
    const figures = decisionTable(
      [
        'id',
        'case',
        'available',
        'minimum',
        'typed',
        'note',
        'missing to it',
        'this withdrawal',
        'left afterwards',
      ],
      `
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
    )
    const inPlain = (amount: string) => (amount === '(unknown)' ? '' : amount.replace(/[£,]/g, ''))
    for (const row of figures) {
      test(`${row.id} ${row.case}`, () => {
        const { view, resource } = startBank({
          minimum: inPlain(row.minimum),
          form: { ...complete, transferValue: row.typed },
        })
        const availableBalance = pounds(inPlain(row.available))
        resource.send({ type: 'resource.replaced', value: { ...member, availableBalance } })
        const { minimumNote, missing, thisWithdrawal, leftAfterwards } = view()
        expect({
          note: minimumNote ?? '(none)',
          'missing to it': missing ?? '(none)',
          'this withdrawal': thisWithdrawal ?? '(none)',
          'left afterwards': leftAfterwards ?? '(none)',
        }).toEqual({
          note: row.note,
          'missing to it': row['missing to it'],
          'this withdrawal': row['this withdrawal'],
          'left afterwards': row['left afterwards'],
        })
      })
    }
  })

  test('BANKW-03 an unknown pending balance is left out', () => {
    const { pendingBalance: _, ...withoutPending } = member
    const { view, resource } = startBank()
    resource.send({ type: 'resource.replaced', value: withoutPending })
    expect(view().balance.pending).toBeUndefined()
  })

  test('BANKW-02, BANKW-05 the button leads to the page, and Cancel leads back', () => {
    expect(withdrawalLinks).toEqual({ toBank: '/WithdrawViaBank', cancel: '/MyAccount' })
  })
})

describe('When is a member sent back to My Account who is not offered this withdrawal? (OQ-118)', () => {
  const cases = decisionTable(
    ['id', 'case', 'savings withdrawal', 'bank transfer', 'what happens', 'goes to'],
    `
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
  )
  for (const row of cases) {
    test(`${row.id} ${row.case}`, async () => {
      const { actor, change, submit, transfer, read, send } = startBank()
      const answer = (outcome: BankOutcome) => () => transfer.answer(ended(outcome))
      await play(row['what happens'], {
        shown: () => {},
        typed: () => change({ transferValue: '10' }),
        submitted: submit,
        requested: answer('requested'),
        'over balance': answer('overBalance'),
        failed: answer('failed'),
        'fields refused': () => transfer.answer(fieldsRefused),
        'session over': () => transfer.fail(unauthorised),
        'balance read': () => read.answer(member),
        'page left': () => send({ type: 'page.left' }),
        'page entered': () => send({ type: 'page.entered' }),
      })
      const redirect = bankWithdrawalRedirect(actor.getSnapshot(), {
        ...member,
        isSavingsWithdrawalOn: row['savings withdrawal'] === 'on',
        isSavingsBankTransferEnabled: row['bank transfer'] === 'on',
      })
      expect(redirect ?? '(nowhere)').toBe(row['goes to'])
    })
  }
})

describe('When does the form speak? (OQ-138)', () => {
  test('BANKW-12, BANKW-13, BANKW-15, BANKW-17 not before the first submit; then all fields at once, following each change', async () => {
    const { view, submit, change, transfer } = startBank({ form: {} })
    expect(view().complaints).toEqual({})
    await submit()
    expect([Object.keys(view().complaints), transfer.asked]).toEqual([
      ['transferValue', 'accountNumber', 'sortCode', 'contactTelephoneNumber'],
      [],
    ])
    change({ accountNumber: '01234567', contactTelephoneNumber: '1' })
    expect(Object.keys(view().complaints)).toEqual(['transferValue', 'sortCode'])
  })

  test('BANKW-12 the amount also when its field is left, and no other field', async () => {
    const { view, leave, change } = startBank({ form: { transferValue: '4.99' } })
    await leave()
    expect(view().complaints).toEqual({
      transferValue: 'Transfer value should be greater than £5.00 and less than £1,284.60',
    })
    change({ transferValue: '5.00' })
    expect(view().complaints).toStrictEqual({})
  })

  test('BANKW-08 until the settings are there the minimum is a penny', async () => {
    const { submit, transfer } = startBank({
      form: { ...complete, transferValue: '0.01' },
      minimum: '',
    })
    await submit()
    expect(transfer.asked[0]?.[0].transferValue).toBe(pounds('0.01'))
  })

  test('BANKW-07 once they are there their minimum decides', async () => {
    const { submit, transfer } = startBank({ form: { ...complete, transferValue: '4.99' } })
    await submit()
    expect(transfer.asked).toEqual([])
  })

  test('BANKW-01 a member who lost the flag meanwhile sends nothing', async () => {
    const { submit, transfer, resource } = startBank()
    resource.send({
      type: 'resource.replaced',
      value: { ...member, isSavingsBankTransferEnabled: false },
    })
    await submit()
    expect(transfer.asked).toEqual([])
  })

  test('BANKW-11 without a member nothing is sent', async () => {
    const nobody = createActor(resourceMachine(scriptedCall<Member>().call)).start()
    const settings = createActor(resourceMachine(scriptedCall<WithdrawalSettings>().call)).start()
    const transfer = scriptedCall<BankWithdrawalAnswer, [BankTransfer]>()
    const actor = createActor(
      bankWithdrawalMachine({ withdrawToBank: transfer.call }, stillBrowser),
      {
        input: { member: nobody, settings, purse: testLedger({ member: nobody }).savings },
      },
    ).start()
    actor.send({ type: 'transfer.changed', change: complete })
    actor.send({ type: 'transfer.submitted' })
    await quiet()
    expect(transfer.asked).toEqual([])
  })
})

describe('How does a transfer to the bank go, step by step? (section 8, OQ-123, OQ-135)', () => {
  const { failed } = withdrawalMessages
  const cases = decisionTable(
    ['id', 'case', 'what happens', 'sent', 'form', 'says', 'goes to'],
    `
    id       | case                                                                          | what happens                                                        | sent | form   | says                           | goes to
    OQ-135   | the form is open                                                              | shown                                                               | 0    | open   | (nothing)                      | (nowhere)
    OQ-135   | sent: the form is locked                                                      | submitted                                                           | 1    | locked | (nothing)                      | (nowhere)
    OQ-135   | a second press while it runs sends nothing                                    | submitted; submitted                                                | 1    | locked | (nothing)                      | (nowhere)
    BANKW-21 | made: thanks, and no second transfer                                          | submitted; requested; submitted                                     | 1    | locked | requested                      | (nowhere)
    BANKW-22 | just before 3 s nobody is sent away                                           | submitted; requested; 2,999 ms                                      | 1    | locked | requested                      | (nowhere)
    BANKW-22 | after 3 s the account is opened                                               | submitted; requested; 2,999 ms; 1 ms                                | 1    | locked | requested                      | /Myaccount
    BANKW-22 | after 3 s the account is opened, even when the balance can’t be read (OQ-123) | submitted; requested; balance not read; 2,999 ms; 1 ms              | 1    | locked | requested                      | /Myaccount
    BANKW-23 | over the limit: the form waits for the balance                                | submitted; over limit                                               | 1    | locked | over limit                     | (nowhere)
    BANKW-23 | over the limit: the form opens when the balance was read                      | submitted; over limit; balance read                                 | 1    | open   | over limit                     | (nowhere)
    BANKW-25 | one exists already: the form waits for the balance                            | submitted; already requested                                        | 1    | locked | already requested              | (nowhere)
    BANKW-25 | one exists already: the form opens when the balance was read                  | submitted; already requested; balance read                          | 1    | open   | already requested              | (nowhere)
    BANKW-24 | over the balance: the message waits for the balance                           | submitted; over balance                                             | 1    | locked | (nothing)                      | (nowhere)
    BANKW-24 | over the balance: the message names the balance that was read                 | submitted; over balance; balance read                               | 1    | open   | over balance                   | (nowhere)
    BANKW-24 | over the balance: a balance that can’t be read is not made up                 | submitted; over balance; balance not read                           | 1    | open   | failed                         | (nowhere)
    BANKW-26 | any other answer: the form waits for the balance                              | submitted; failed                                                   | 1    | locked | failed                         | (nowhere)
    BANKW-26 | any other answer: the form opens when the balance was read                    | submitted; failed; balance read                                     | 1    | open   | failed                         | (nowhere)
    OQ-135   | no answer: it may have arrived                                                | submitted; no answer                                                | 1    | locked | failed, which may have arrived | (nowhere)
    OQ-135   | no answer: a press meanwhile sends nothing                                    | submitted; no answer; submitted                                     | 1    | locked | failed, which may have arrived | (nowhere)
    OQ-135   | no answer: the form opens once the balance is read                            | submitted; no answer; balance read                                  | 1    | open   | failed, which may have arrived | (nowhere)
    OQ-135   | no answer, and no balance: nothing more is sent                               | submitted; no answer; balance not read; submitted                   | 1    | open   | failed, which may have arrived | (nowhere)
    BANKW-26 | refused before anything happened: only a failure                              | submitted; forbidden                                                | 1    | locked | failed                         | (nowhere)
    ours     | the session has ended: the login says so, and the page nothing                | submitted; session over                                             | 1    | open   | (nothing)                      | (nowhere)
    OQ-135   | a withdrawal to the card is running: the form waits                           | card withdrawal sent; submitted                                     | 0    | locked | (nothing)                      | (nowhere)
    OQ-135   | a withdrawal to the card has ended, and the balance is known: the form opens  | card withdrawal sent; card withdrawal made                          | 0    | open   | (nothing)                      | (nowhere)
    OQ-135   | the balance is being read again: the form waits                               | balance outdated; submitted                                         | 0    | locked | (nothing)                      | (nowhere)
    OQ-135   | the balance was read again: the form opens                                    | balance outdated; balance read                                      | 0    | open   | (nothing)                      | (nowhere)
    BANKW-27 | a new attempt takes the last message away                                     | submitted; over limit; all of it read; submitted                    | 2    | locked | (nothing)                      | (nowhere)
    BANKW-27 | a new outcome replaces the last message                                       | submitted; over limit; all of it read; submitted; already requested | 2    | locked | already requested              | (nowhere)
    `,
  )
  const sentences: readonly (readonly [string, string])[] = [
    ['requested', withdrawalMessages.requested],
    ['overLimit', withdrawalMessages.overLimit(pounds('250'))],
    ['overBalance', withdrawalMessages.overBalance(pounds('99.50'))],
    ['alreadyRequested', withdrawalMessages.alreadyRequested],
    ['failed', failed],
  ]
  for (const row of cases) {
    test(`${row.id} ${row.case}`, async () => {
      const { submit, transfer, read, clock, view, opened, ledger, resource, readAgain } =
        startBank()
      const answer = (outcome: BankOutcome) => () => transfer.answer(ended(outcome))
      await play(row['what happens'], {
        shown: () => {},
        submitted: submit,
        requested: answer('requested'),
        'over limit': answer('overLimit'),
        'over balance': answer('overBalance'),
        'already requested': answer('alreadyRequested'),
        failed: answer('failed'),
        'no answer': () => transfer.fail(unreachable),
        forbidden: () => transfer.fail(forbidden),
        'session over': () => transfer.fail(unauthorised),
        'card withdrawal sent': () =>
          ledger.savings.send({ type: 'call.sent', call: 'cardWithdrawal' }),
        'card withdrawal made': () =>
          ledger.savings.send({ type: 'call.answered', end: 'made', isTruthKnown: true }),
        'balance outdated': () => {
          resource.send({ type: 'resource.invalidated' })
          return readAgain()
        },
        'balance read': () => read.answer({ ...member, availableBalance: pounds('99.50') }),
        'all of it read': () => read.answer(member),
        'balance not read': () => read.fail(serverFault(500)),
        '2,999 ms': () => clock.increment(2_999),
        '1 ms': () => clock.increment(1),
      })
      const { message, isLocked } = view()
      const says = sentences.find(([, text]) => text === message?.text)?.[0] ?? message?.text
      expect({
        sent: String(transfer.asked.length),
        form: isLocked ? 'locked' : 'open',
        says: `${spaced(says ?? '(nothing)')}${message?.addition ? ', which may have arrived' : ''}`,
        'goes to': opened.join(', ') || '(nowhere)',
      }).toEqual({ sent: row.sent, form: row.form, says: row.says, 'goes to': row['goes to'] })
    })
  }
})

describe('What does the page of the bank withdrawal still say to a member who comes back to it? (OQ-135)', () => {
  const cases = decisionTable(
    ['id', 'case', 'what happens', 'form', 'says', 'server’s errors', 'goes to'],
    `
    id     | case                                                                                           | what happens                                                                                            | form     | says                           | server’s errors  | goes to
    OQ-135 | the transfer is still running                                                                  | submitted; on to My Account; back                                                                       | locked   | (nothing)                      | (none)           | (nowhere)
    OQ-135 | made meanwhile, and not yet read elsewhere: thanks, and an empty form                          | submitted; on to My Account; requested; balance read; back                                              | empty    | requested                      | (none)           | (nowhere)
    OQ-135 | made meanwhile, and read in a note elsewhere: nothing more                                     | submitted; on to My Account; requested; balance read; note read; back                                   | empty    | (nothing)                      | (none)           | (nowhere)
    OQ-135 | no answer, and not yet read elsewhere                                                          | submitted; on to My Account; no answer; balance read; back                                              | as typed | failed, which may have arrived | (none)           | (nowhere)
    OQ-135 | no answer, and read in a note elsewhere: nothing more                                          | submitted; on to My Account; no answer; balance read; note read; back                                   | as typed | (nothing)                      | (none)           | (nowhere)
    OQ-135 | over the limit: a note elsewhere was read, but only this page says why                         | submitted; on to My Account; over limit; balance read; note read; back                                  | as typed | over limit                     | (none)           | (nowhere)
    OQ-135 | fields refused: a note elsewhere was read, but only this page says which                       | submitted; on to My Account; fields refused; note read; back                                            | as typed | (nothing)                      | sort code, payee | (nowhere)
    OQ-135 | over the limit, and a withdrawal to the card followed: its words would be taken for that one’s | submitted; on to My Account; over limit; balance read; card withdrawal; back                            | as typed | (nothing)                      | (none)           | (nowhere)
    OQ-135 | fields refused, and a withdrawal to the card followed: neither errors nor a message            | submitted; on to My Account; fields refused; card withdrawal; back                                      | as typed | (nothing)                      | (none)           | (nowhere)
    OQ-135 | a transfer sent after coming back is told here, and leads on                                   | submitted; on to My Account; over limit; balance read; card withdrawal; back; submitted; requested; 3 s | locked   | requested                      | (none)           | /Myaccount
    `,
  )
  const sentences: Readonly<Record<string, string>> = {
    [withdrawalMessages.requested]: 'requested',
    [withdrawalMessages.overLimit(pounds('250'))]: 'over limit',
    [withdrawalMessages.failed]: 'failed',
  }
  function shownBy({ message, isLocked, form, complaints, otherErrors }: BankWithdrawalView) {
    const says = message ? (sentences[message.text] ?? message.text) : '(nothing)'
    const errors = { 'sort code': complaints.sortCode, payee: otherErrors[0] }
    const typed = form.transferValue === '' ? 'empty' : 'as typed'
    return {
      form: isLocked ? 'locked' : typed,
      says: `${says}${message?.addition ? ', which may have arrived' : ''}`,
      'server’s errors':
        Object.entries(errors)
          .flatMap(([about, text]) => (text ? [about] : []))
          .join(', ') || '(none)',
    }
  }
  for (const row of cases) {
    test(`${row.id} ${row.case}`, async () => {
      const { ledger, send, submit, transfer, read, clock, view, opened } = startBank()
      const { savings } = ledger
      const open = () => {
        savings.send({ type: 'page.entered', own: ownBank })
        return send({ type: 'page.entered' })
      }
      const answer = (outcome: BankOutcome) => () => transfer.answer(ended(outcome))
      await open()
      await play(row['what happens'], {
        submitted: submit,
        'on to My Account': async () => {
          savings.send({ type: 'page.left', own: ownBank })
          savings.send({ type: 'page.entered', own: ownCard })
          await send({ type: 'page.left' })
        },
        requested: answer('requested'),
        'over limit': answer('overLimit'),
        'fields refused': () => transfer.answer(fieldsRefused),
        'no answer': () => transfer.fail(unreachable),
        'balance read': () => read.answer(member),
        'note read': () => savings.send({ type: 'outcome.read' }),
        'card withdrawal': () => {
          savings.send({ type: 'call.sent', call: 'cardWithdrawal' })
          savings.send({ type: 'call.answered', end: 'made', isTruthKnown: true })
        },
        back: () => {
          savings.send({ type: 'page.left', own: ownCard })
          return open()
        },
        '3 s': () => clock.increment(3000),
      })
      expect({ ...shownBy(view()), 'goes to': opened.join(', ') || '(nowhere)' }).toEqual({
        form: row.form,
        says: row.says,
        'server’s errors': row['server’s errors'],
        'goes to': row['goes to'],
      })
    })
  }
})

describe('A transfer that was made', () => {
  test('BANKW-21 the form is locked while it is sent; then the message thanks', async () => {
    const { submit, transfer, view, change } = startBank()
    await submit()
    change({ transferValue: '1' })
    expect([view().isLocked, view().message, view().form.transferValue]).toEqual([
      true,
      undefined,
      '250.00',
    ])
    await transfer.answer(ended('requested'))
    expect(view().message).toEqual({ tone: 'success', text: withdrawalMessages.requested })
  })

  test('BANKW-20 the member is read again, and the new balance shown', async () => {
    const { endWith, read, view } = startBank()
    await endWith(ended('requested'))
    expect(read.asked).toHaveLength(1)
    await read.answer({ ...member, availableBalance: pounds('1034.60') })
    expect([view().balance.available, view().thisWithdrawal, view().complaints]).toEqual([
      '£1,034.60',
      undefined,
      {},
    ])
  })

  test('BANKW-22 after 3 s, not before, the account is opened, in this letter case', async () => {
    const { endWith, clock, opened } = startBank()
    await endWith(ended('requested'))
    clock.increment(2999)
    expect(opened).toEqual([])
    clock.increment(1)
    expect(opened).toEqual(['/Myaccount'])
    clock.increment(60_000)
    expect(opened).toHaveLength(1)
  })

  test('BANKW-22 even when the member can’t be read again (OQ-123)', async () => {
    const { endWith, read, clock, opened } = startBank()
    await endWith(ended('requested'))
    await read.fail(serverFault(500))
    clock.increment(3000)
    expect(opened).toEqual(['/Myaccount'])
  })

  test('BANKW-22 a member who has left the page is not redirected', async () => {
    const { endWith, clock, opened, actor } = startBank()
    await endWith(ended('requested'))
    actor.stop()
    clock.increment(3000)
    expect(opened).toEqual([])
  })

  test('BANKW-21 there is no second transfer, before the redirect or after (OQ-123)', async () => {
    const { endWith, submit, transfer, view, clock, change } = startBank()
    await submit()
    await submit()
    await transfer.answer(ended('requested'))
    await submit()
    change({ transferValue: '10' })
    clock.increment(3000)
    await submit()
    expect([transfer.asked.length, view().isLocked, view().isRequested]).toEqual([1, true, true])
    await expect(endWith(ended('requested'))).rejects.toThrow('Nobody waits')
  })
})

describe('A transfer that was refused', () => {
  test('BANKW-23, BANKW-25 limit and existing request: the message; the form opens with the balance as read again', async () => {
    for (const [outcome, text] of [
      ['overLimit', withdrawalMessages.overLimit(pounds('250'))],
      ['alreadyRequested', withdrawalMessages.alreadyRequested],
    ] as const) {
      const { endWith, view, read } = startBank()
      await endWith(ended(outcome))
      expect([view().message?.text, view().isLocked, view().balance.is]).toEqual([
        text,
        true,
        'reading',
      ])
      await read.answer({ ...member, availableBalance: pounds('1184.60') })
      expect([view().message?.text, view().isLocked, view().form, view().leftAfterwards]).toEqual([
        text,
        false,
        complete,
        '£934.60',
      ])
    }
  })

  test('BANKW-24 over the balance: the message waits for the balance as read again', async () => {
    const { endWith, view, read } = startBank()
    await endWith(ended('overBalance'))
    expect([view().message, view().isLocked, read.asked.length]).toEqual([undefined, true, 1])
    await read.answer({ ...member, availableBalance: pounds('99.50') })
    expect([view().message?.text, view().isLocked]).toEqual([
      'Your withdrawal request exceeded available balance of £99.50.',
      false,
    ])
  })

  test('BANKW-24 the page reads until the message is there, even if the balance is there before', async () => {
    const { endWith, view, resource } = startBank()
    await endWith(ended('overBalance'))
    resource.send({ type: 'resource.replaced', value: member })
    expect([view().balance.is, view().isReading, view().message]).toEqual([
      'known',
      true,
      undefined,
    ])
    await quiet()
    expect([view().isReading, view().message?.text]).toEqual([
      false,
      withdrawalMessages.overBalance(pounds('1284.60')),
    ])
  })

  test('BANKW-24 a balance that can’t be read is not made up, and reading is offered', async () => {
    const { endWith, view, read, readAgain } = startBank()
    await endWith(ended('overBalance'))
    await read.fail(serverFault(500))
    expect([view().message?.text, view().isUnread, view().isLocked]).toEqual([
      withdrawalMessages.failed,
      true,
      false,
    ])
    await readAgain()
    await read.answer(member)
    expect([view().isUnread, view().isLocked]).toEqual([false, false])
  })

  test('BANKW-26 any other answer: the general message, and the member is read before the form opens', async () => {
    const { endWith, view, read } = startBank()
    await endWith(ended('failed'))
    expect([view().message, view().isLocked]).toEqual([
      { tone: 'error', text: withdrawalMessages.failed },
      true,
    ])
    await read.answer(member)
    expect(view().isLocked).toBe(false)
  })

  test('BANKW-27 a new outcome replaces the message, which goes at the next submit', async () => {
    const { endWith, submit, transfer, view, change, read } = startBank()
    await endWith(ended('overLimit'))
    await read.answer(member)
    await submit()
    expect(view().message).toBeUndefined()
    await transfer.answer(ended('alreadyRequested'))
    expect(view().message?.text).toBe(withdrawalMessages.alreadyRequested)
    await read.answer(member)
    change({ transferValue: '1' })
    await submit()
    expect(view().message).toBeUndefined()
  })

  test('BANKW-19, BANKW-27 field errors are under their fields, the rest on top, and replace the message', async () => {
    const { endWith, view, read } = startBank()
    await endWith(ended('overLimit'))
    await read.answer(member)
    await endWith({
      outcome: 'refused',
      fieldErrors: [
        { field: 'SortCode', errorMessage: 'Unknown sort code.' },
        { field: 'Payee', errorMessage: 'Unknown payee.' },
      ],
    })
    expect([
      view().complaints,
      view().otherErrors,
      view().message,
      view().isLocked,
      read.asked.length,
    ]).toEqual([{ sortCode: 'Unknown sort code.' }, ['Unknown payee.'], undefined, false, 1])
  })

  test('BANKW-19 a changed field loses the server’s error, others keep theirs; our own complaints come first', async () => {
    const { endWith, view, change } = startBank()
    await endWith({
      outcome: 'refused',
      fieldErrors: [
        { field: 'SortCode', errorMessage: 'Unknown sort code.' },
        { field: 'AccountNumber', errorMessage: 'Unknown account.' },
      ],
    })
    change({ sortCode: '01-02-0' })
    expect(view().complaints).toEqual({
      sortCode: 'Sort code should be in the format 99-99-99',
      accountNumber: 'Unknown account.',
    })
    change({ sortCode: '01-02-04' })
    expect(view().complaints).toEqual({ accountNumber: 'Unknown account.' })
  })

  test('BANKW-19 there are no errors at first, nor about fields after an answer that refuses none', async () => {
    const { endWith, view } = startBank()
    expect([view().complaints, view().otherErrors]).toEqual([{}, []])
    const fieldErrors = [{ field: 'Payee', errorMessage: 'Unknown payee.' }]
    await endWith({ outcome: 'requested', fieldErrors })
    expect([view().isRequested, view().otherErrors]).toEqual([true, []])
  })

  test('BANKW-19 they are cleared at the next submit', async () => {
    const { endWith, submit, view, transfer } = startBank()
    await endWith({
      outcome: 'refused',
      fieldErrors: [
        { field: 'SortCode', errorMessage: 'Unknown sort code.' },
        { field: 'Payee', errorMessage: 'Unknown payee.' },
      ],
    })
    await submit()
    expect([view().complaints, view().otherErrors, transfer.asked.length]).toEqual([{}, [], 2])
  })
})

describe('No answer to a transfer to the bank (OQ-135)', () => {
  test('BANKW-26 the message adds that it may have arrived; the form waits for the member', async () => {
    const { submit, transfer, view, read } = startBank()
    await submit()
    await transfer.fail(unreachable)
    await submit()
    expect([view().message, view().isLocked, read.asked.length, transfer.asked.length]).toEqual([
      {
        tone: 'error',
        text: withdrawalMessages.failed,
        addition: withdrawalMessages.ours.mayHaveArrived,
      },
      true,
      1,
      1,
    ])
    await read.answer({ ...member, availableBalance: pounds('1034.60') })
    expect([view().isLocked, view().message?.text, view().leftAfterwards]).toEqual([
      false,
      withdrawalMessages.failed,
      '£784.60',
    ])
  })

  test('BANKW-26 a transfer refused before it was processed says only that it failed', async () => {
    const { submit, transfer, view } = startBank()
    await submit()
    await transfer.fail(forbidden)
    expect(view().message).toEqual({ tone: 'error', text: withdrawalMessages.failed })
  })

  test('BANKW-26 a member that can’t be read holds the transfer back; trying again only reads', async () => {
    const { submit, transfer, view, read, readAgain, change } = startBank()
    await submit()
    await transfer.fail(unreachable)
    await read.fail(unreachable)
    expect([view().isUnread, view().isLocked]).toEqual([true, false])
    change({ transferValue: '10' })
    await submit()
    await readAgain()
    expect([read.asked.length, transfer.asked.length, view().isLocked]).toEqual([2, 1, true])
    await read.answer(member)
    expect([view().isUnread, view().isLocked, view().form.transferValue]).toEqual([
      false,
      false,
      '10',
    ])
  })

  test('BANKW-26 sending and reading again look different, and neither goes on for ever', async () => {
    const { submit, transfer, view, read, readAgain } = startBank()
    const waits = () => [view().isSending, view().isReading, view().isUnread]
    expect(waits()).toEqual([false, false, false])
    await submit()
    expect(waits()).toEqual([true, false, false])
    await transfer.fail(unreachable)
    expect(waits()).toEqual([false, true, false])
    await read.fail(unreachable)
    expect(waits()).toEqual([false, false, true])
    await readAgain()
    expect(waits()).toEqual([false, true, false])
    await read.answer(member)
    await submit()
    await transfer.answer(ended('overBalance'))
    expect(waits()).toEqual([false, true, false])
  })

  test('BANKW-26 no deadline ends the call: after 15 s the wait becomes visible', async () => {
    const { submit, transfer, view, clock } = startBank()
    await submit()
    clock.increment(14_999)
    expect(view().isWaitingLong).toBe(false)
    clock.increment(1)
    expect([view().isWaitingLong, transfer.interrupted()]).toEqual([true, 0])
    clock.increment(600_000)
    await transfer.answer(ended('requested'))
    expect([view().isWaitingLong, view().isRequested]).toEqual([false, true])
  })
})

test('BANKW-21 whatever happens, no second transfer is sent while one is unanswered or made', async () => {
  const happenings = constantFrom('submit', 'made', 'refused', 'lose', 'read', 'retry', 'time')
  await assert(
    asyncProperty(arrayOf(happenings, { maxLength: 12 }), async (story) => {
      const { transfer, submit, read, readAgain, clock } = startBank()
      let closed = 0
      const count = () => {
        closed += 1
      }
      const nobodyWaits = () => {}
      const happen = {
        submit,
        made: () => transfer.answer(ended('requested')).catch(nobodyWaits),
        refused: () => transfer.answer(ended('alreadyRequested')).then(count, nobodyWaits),
        lose: () => transfer.fail(unreachable).then(count, nobodyWaits),
        read: () => read.answer(member).catch(nobodyWaits),
        retry: readAgain,
        time: async () => clock.increment(5000),
      }
      for (const happening of story) {
        await happen[happening]()
        expect(transfer.asked.length - closed).toBeLessThanOrEqual(1)
      }
    }),
    { numRuns: 60 },
  )
})

describe('A form that is restored after a reload (OQ-134)', () => {
  test('nothing that identifies the account is kept', () => {
    const { actor } = startBank({ form: { ...complete, buildingSocietyRollNumber: 'A/1' } })
    expect(transferDraft(actor.getSnapshot())).toEqual({
      transferValue: '250.00',
      contactTelephoneNumber: '020 7946 0000',
    })
  })

  test('nothing is kept of a form in which nothing was typed', () => {
    expect(transferDraft(startBank({ form: {} }).actor.getSnapshot())).toBeUndefined()
    const { actor } = startBank({ form: { sortCode: '20' } })
    expect(transferDraft(actor.getSnapshot())).toEqual(blankTransferDraft)
  })

  test('nothing is kept of a transfer that was made', async () => {
    const { actor, endWith, clock } = startBank()
    await endWith(ended('requested'))
    expect(transferDraft(actor.getSnapshot())).toBeUndefined()
    clock.increment(3000)
    expect(transferDraft(actor.getSnapshot())).toBeUndefined()
  })

  test('the rest is restored, and the form says what must be entered again', () => {
    const draft = { transferValue: '250.00', contactTelephoneNumber: '1' }
    const { view } = startBank({ form: {}, draft })
    expect([view().form, view().note]).toEqual([
      { ...draft, accountNumber: '', sortCode: '', buildingSocietyRollNumber: '' },
      withdrawalMessages.ours.enterAgain,
    ])
    expect(startBank().view().note).toBeUndefined()
  })
})
