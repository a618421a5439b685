import { pounds } from '@save/domain/kernel'
import { CardOutcome } from '@save/domain/member'
import { type Cell, inWords, oneOf, orNone, text } from '@save/domain/testing/cells'
import { exampleMember } from '@save/domain/testing/examples'
import { table } from '@save/domain/testing/table'
import { BankOutcome, bankMessage, cardNotices } from '@save/domain/withdrawal'
import { Effect } from 'effect'
import { jsonAnswer, scriptedServer } from '../testing/scripted-server.ts'
import { exampleTransfer } from './withdrawal.examples.ts'
import { httpWithdrawal } from './withdrawal.http.ts'

const member = {
  ...exampleMember,
  availableBalance: pounds('1234.50'),
  withdrawalLimit: pounds('250'),
  withdrawalCountLimit: 2,
}

const status: Cell<number | string> = {
  hint: 'a status, such as 201 or Created',
  read: (text) => (/^\d+$/.test(text) ? Number(text) : text),
  write: String,
}

export const withdrawalStatuses = table({
  title: 'Which outcome does each status from the server mean, and what does the page say?',
  given: { 'withdrawal to': oneOf('card', 'bank'), SavingsWithdrawalHttpStatus: status },
  answers: {
    outcome: orNone(inWords([...CardOutcome.literals, ...BankOutcome.literals])),
    'page says': text,
  },
  rows: `
    id                 | withdrawal to | SavingsWithdrawalHttpStatus | outcome           | page says
    CARDW-05, CONST-05 | card          | 201                         | withdrawn         | Thank you for your withdrawal, you will receive an email shortly.
    CARDW-05, CONST-05 | card          | Created                     | withdrawn         | Thank you for your withdrawal, you will receive an email shortly.
    CARDW-06, CONST-05 | card          | 409                         | count limited     | Sorry, you are only able to withdraw from your savings account 2 time(s) a day.
    CARDW-06, CONST-05 | card          | Conflict                    | count limited     | Sorry, you are only able to withdraw from your savings account 2 time(s) a day.
    CARDW-07, CARDW-08 | card          | 412                         | capped            | Thank you for your withdrawal, you will receive an email shortly. Your withdrawal request exceeded allowable amount of £250 - £250 has been withdrawn.
    CARDW-07, CARDW-08 | card          | PreconditionFailed          | capped            | Thank you for your withdrawal, you will receive an email shortly. Your withdrawal request exceeded allowable amount of £250 - £250 has been withdrawn.
    OQ-117             | card          | 406                         | failed            | An error occured while processig your withdrawal request. Please contact support or try again later.
    OQ-117             | card          | 200                         | failed            | An error occured while processig your withdrawal request. Please contact support or try again later.
    OQ-117             | card          | 500                         | failed            | An error occured while processig your withdrawal request. Please contact support or try again later.
    BANKW-21, CONST-05 | bank          | 201                         | requested         | Thank you for your request. You should typically receive funds within 7 working days.
    BANKW-25, CONST-05 | bank          | 406                         | already requested | A Bank Transfer withdrawal request already exists. Further requests cannot be made until this has cleared.
    BANKW-25, CONST-05 | bank          | NotAcceptable               | already requested | A Bank Transfer withdrawal request already exists. Further requests cannot be made until this has cleared.
    BANKW-23, CONST-05 | bank          | 409                         | over limit        | Your withdrawal request exceeded allowable amount of £250.
    BANKW-24, CONST-05 | bank          | 412                         | over balance      | Your withdrawal request exceeded available balance of £1,234.50.
    BANKW-26           | bank          | 200                         | failed            | An error occured while processig your withdrawal request. Please contact support or try again later.
    BANKW-26           | bank          | 500                         | failed            | An error occured while processig your withdrawal request. Please contact support or try again later.
  `,
  decide: async ({ 'withdrawal to': to, SavingsWithdrawalHttpStatus }) => {
    const { client } = scriptedServer(() => jsonAnswer({ SavingsWithdrawalHttpStatus }))
    const { withdrawToCard, withdrawToBank } = httpWithdrawal(client)
    if (to === 'card') {
      const { outcome } = await Effect.runPromise(withdrawToCard())
      const notices = outcome === undefined ? [] : cardNotices(outcome, member)
      return { outcome, 'page says': notices.map(({ text }) => text).join(' ') }
    }
    const { outcome } = await Effect.runPromise(withdrawToBank(exampleTransfer))
    return { outcome, 'page says': bankMessage(outcome, member)?.text ?? '' }
  },
})
