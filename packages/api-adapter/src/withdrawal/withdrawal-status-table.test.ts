import { pounds } from '@save/domain/kernel'
import { decisionTable } from '@save/domain/testing/decision-table'
import { exampleMember } from '@save/domain/testing/examples'
import { bankMessage, cardNotices } from '@save/domain/withdrawal'
import { describe, expect, test } from 'vitest'
import { jsonAnswer, outcomeOf, scriptedServer } from '../testing/scripted-server.ts'
import { exampleTransfer } from './withdrawal.examples.ts'
import { httpWithdrawal } from './withdrawal.http.ts'

describe('Which number of the server means which outcome, and what is the member told?', () => {
  const cases = decisionTable(
    ['id', 'withdrawal to', 'SavingsWithdrawalHttpStatus', 'outcome', 'the member is told'],
    `
    id                 | withdrawal to | SavingsWithdrawalHttpStatus | outcome           | the member is told
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
  )
  for (const row of cases)
    test(`${row.id} ${row['withdrawal to']}, ${row.SavingsWithdrawalHttpStatus}: ${row.outcome}`, async () => {
      const written = row.SavingsWithdrawalHttpStatus
      const { outcome, told } = await answeredWith(
        row['withdrawal to'],
        /^\d+$/.test(written) ? Number(written) : written,
      )
      expect({ outcome: spaced(outcome), 'the member is told': told.join(' ') }).toEqual({
        outcome: row.outcome,
        'the member is told': row['the member is told'],
      })
    })
})

/** 'countLimited' is 'count limited'. */
const spaced = (outcome: string): string =>
  outcome.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

const member = {
  ...exampleMember,
  availableBalance: pounds('1234.50'),
  withdrawalLimit: pounds('250'),
  withdrawalCountLimit: 2,
}

async function answeredWith(
  to: string,
  status: number | string,
): Promise<{ readonly outcome: string; readonly told: readonly string[] }> {
  const answer = jsonAnswer({ SavingsWithdrawalHttpStatus: status })
  const port = httpWithdrawal(scriptedServer(() => answer).client)
  if (to === 'card') {
    const ended = await outcomeOf(port.withdrawToCard())
    const outcome = 'answer' in ended ? ended.answer.outcome : undefined
    return outcome === undefined
      ? { outcome: 'none', told: [] }
      : { outcome, told: cardNotices(outcome, member).map(({ text }) => text) }
  }
  const ended = await outcomeOf(port.withdrawToBank(exampleTransfer))
  return 'answer' in ended
    ? {
        outcome: ended.answer.outcome,
        told: [bankMessage(ended.answer.outcome, member)?.text ?? ''],
      }
    : { outcome: 'none', told: [] }
}
