import { Day, pounds } from '@save/domain/kernel'
import type { Member } from '@save/domain/member'
import { type BankOutcome, withdrawalMessages } from '@save/domain/withdrawal'
import { describe, expect, test } from 'vitest'
import { standInSavingsPolicy } from '../member/savings-account.policy.ts'
import { type Binding, startWorld } from '../testing/binding.ts'
import { exampleMember } from '../testing/member.examples.ts'
import { exampleTransfer } from './withdrawal.examples.ts'
import { standInWithdrawalMessages } from './withdrawal.messages.ts'

const aDay = 24 * 60 * 60_000
const forbidden = { failure: { _tag: 'Forbidden' } }
const ended = (outcome: BankOutcome) => ({ answer: { outcome, fieldErrors: [] } })

export const bankContract = (binding: Binding) =>
  describe(`withdrawal to the bank, ${binding.name}`, () => {
    async function signedIn(change: Partial<Member> = {}) {
      const world = await startWorld(binding, { member: { ...exampleMember, ...change } })
      await world.signIn()
      const { ask } = world
      return {
        ...world,
        toBank: (change: Partial<typeof exampleTransfer> = {}) =>
          ask(({ withdrawal }) => withdrawal.withdrawToBank({ ...exampleTransfer, ...change })),
        readMember: () => ask(({ member }) => member.readMember()),
      }
    }

    test('API-21, BANKW-20 the transfer lowers the balance and appears among the transactions', async () => {
      const { toBank, readMember } = await signedIn()
      expect(await toBank()).toEqual(ended('requested'))
      expect(await readMember()).toMatchObject({
        answer: {
          availableBalance: pounds('1164.10'),
          transactions: [
            {
              name: 'Faster Payment',
              transactionType: 'Withdrawal',
              status: 'Requested',
              cashbackAmount: pounds('-120.50'),
              transactionDate: '2026-11-21',
            },
            exampleMember.transactions[0],
          ],
        },
      })
    })

    test('API-21, BANKW-25 the next transfer gets 406 until the first has cleared', async () => {
      const { toBank, comeBackAfter, readMember } = await signedIn()
      await toBank()
      expect(await toBank()).toEqual(ended('alreadyRequested'))
      await comeBackAfter((standInSavingsPolicy.clearingDays - 1) * aDay)
      expect(await toBank()).toEqual(ended('alreadyRequested'))
      await comeBackAfter(aDay)
      expect(await readMember()).toMatchObject({
        answer: { transactions: [{ status: 'Paid' }, {}] },
      })
      expect(await toBank()).toEqual(ended('requested'))
    })

    test.each([
      ['BANKW-23', '250.00', 'requested'],
      ['BANKW-23', '250.01', 'overLimit'],
    ] as const)(
      'API-21, %s a transfer of £%s at a limit of £250: %s',
      async (_, amount, outcome) => {
        const { toBank } = await signedIn()
        expect(await toBank({ transferValue: pounds(amount) })).toEqual(ended(outcome))
      },
    )

    test.each([
      ['100.00', 'requested'],
      ['100.01', 'overBalance'],
      ['900.00', 'overBalance'],
    ] as const)(
      'API-21, BANKW-24 a transfer of £%s from £100: %s, and a refused one leaves the balance unchanged',
      async (amount, outcome) => {
        const { toBank, readMember } = await signedIn({ availableBalance: pounds('100') })
        expect(await toBank({ transferValue: pounds(amount) })).toEqual(ended(outcome))
        expect(await readMember()).toMatchObject({
          answer: { availableBalance: outcome === 'requested' ? 0 : pounds('100') },
        })
      },
    )

    test.each([
      ['2026-11-21', '100.00', '150.00', 'requested'],
      ['2026-11-21', '100.00', '150.01', 'overLimit'],
      ['2026-11-21', '250.00', '5.00', 'overLimit'],
      ['2026-11-20', '250.00', '250.00', 'requested'],
    ] as const)(
      'BANKW-23 with a limit of £250 a day, after a card withdrawal (%s) of £%s, a transfer of £%s: %s',
      async (day, toCard, amount, outcome) => {
        const line = {
          id: '90500',
          name: standInSavingsPolicy.toCard.name,
          transactionType: standInSavingsPolicy.transactionType,
          cashbackAmount: pounds(`-${toCard}`),
          transactionDate: Day.make(day),
        }
        const { toBank } = await signedIn({ transactions: [line, ...exampleMember.transactions] })
        expect(await toBank({ transferValue: pounds(amount) })).toEqual(ended(outcome))
      },
    )

    test('API-21, BANKW-19 every wrong field is reported, and nothing is transferred', async () => {
      const { toBank, readMember } = await signedIn()
      const wrong = {
        transferValue: pounds('4.99'),
        accountNumber: '1234567',
        sortCode: '200001',
        contactTelephoneNumber: 'call me',
      }
      const answer = await toBank(wrong)
      expect(answer).toMatchObject({ answer: { outcome: 'refused' } })
      expect(answer).toHaveProperty(
        'answer.fieldErrors',
        expect.arrayContaining([
          {
            field: 'transferValue',
            errorMessage: withdrawalMessages.outOfRange(pounds('5'), pounds('1284.60')),
          },
          { field: 'accountNumber', errorMessage: withdrawalMessages.accountNumber },
          { field: 'sortCode', errorMessage: withdrawalMessages.sortCode },
          {
            field: 'contactTelephoneNumber',
            errorMessage: standInWithdrawalMessages.telephoneNumber,
          },
        ]),
      )
      expect(await readMember()).toEqual({ answer: exampleMember })
    })

    test.each([
      ['0113 496 0000', true],
      ['+44 (0)113 496-0000', true],
      ['4960', true],
      ['496', false],
      ['0113 496 0000 00000', false],
      ['0113 496 0000 ext', false],
    ])('BANKW-19 the telephone number %s is accepted: %j', async (number, isRight) => {
      const { toBank } = await signedIn()
      expect(await toBank({ contactTelephoneNumber: number })).toMatchObject({
        answer: { outcome: isRight ? 'requested' : 'refused' },
      })
    })

    test('BANKW-18 a transfer without a roll number is accepted', async () => {
      const { ask } = await signedIn()
      const { buildingSocietyRollNumber: _, ...transfer } = exampleTransfer
      expect(await ask(({ withdrawal }) => withdrawal.withdrawToBank(transfer))).toEqual(
        ended('requested'),
      )
    })

    test.each([{ isSavingsWithdrawalOn: false }, { isSavingsBankTransferEnabled: false }])(
      'BANKW-01 a transfer is forbidden with %j',
      async (flag) => {
        const { toBank, readMember, reports } = await signedIn(flag)
        expect(await toBank()).toEqual(forbidden)
        expect(reports, 'OQ-026 perhaps for want of a recent proof').toEqual(['onForbidden'])
        expect(await readMember()).toMatchObject({
          answer: { availableBalance: exampleMember.availableBalance },
        })
      },
    )
  })
