import { pounds } from '@save/domain/kernel'
import type { Member } from '@save/domain/member'
import { withdrawalMessages } from '@save/domain/withdrawal'
import { describe, expect, test } from 'vitest'
import { exampleMember } from '../member/member.examples.ts'
import { type Binding, startWorld } from '../testing/binding.ts'
import { exampleTransfer } from './withdrawal.examples.ts'
import { standInWithdrawalMessages } from './withdrawal.messages.ts'
import { standInWithdrawalPolicy } from './withdrawal.policy.ts'

const aDay = 24 * 60 * 60_000
const forbidden = { failure: { _tag: 'Forbidden' } }
const ended = (status: number) => ({ answer: { status, fieldErrors: [] } })

/** What every implementation does with a transfer to a bank. */
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

    test('API-21, BANKW-20 the transfer lowers the balance and stands among the transactions', async () => {
      const { toBank, readMember } = await signedIn()
      expect(await toBank()).toEqual(ended(201))
      expect(await readMember()).toMatchObject({
        answer: {
          availableBalance: pounds('1164.10'),
          transactions: [
            {
              name: 'Bank transfer',
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

    test('API-21, BANKW-25 one at a time: the next is 406 until the first has cleared', async () => {
      const { toBank, pass, readMember } = await signedIn()
      await toBank()
      expect(await toBank()).toEqual(ended(406))
      pass((standInWithdrawalPolicy.clearingDays - 1) * aDay)
      expect(await toBank()).toEqual(ended(406))
      pass(aDay)
      expect(await readMember()).toMatchObject({
        answer: { transactions: [{ status: 'Paid' }, {}] },
      })
      expect(await toBank()).toEqual(ended(201))
    })

    test.each([
      ['BANKW-23', '250.00', 201],
      ['BANKW-23', '250.01', 409],
    ])('API-21, %s £%s at a limit of £250: %i', async (_, amount, status) => {
      const { toBank } = await signedIn()
      expect(await toBank({ transferValue: pounds(amount) })).toEqual(ended(status))
    })

    test.each([
      ['100.00', 201],
      ['100.01', 412],
      ['900.00', 412],
    ])(
      'API-21, BANKW-24 £%s of £100: %i, and a refused one leaves the balance',
      async (amount, status) => {
        const { toBank, readMember } = await signedIn({ availableBalance: pounds('100') })
        expect(await toBank({ transferValue: pounds(amount) })).toEqual(ended(status))
        expect(await readMember()).toMatchObject({
          answer: { availableBalance: status === 201 ? 0 : pounds('100') },
        })
      },
    )

    test('API-21, BANKW-19 everything that is wrong with the fields is told, and nothing goes', async () => {
      const { toBank, readMember } = await signedIn()
      const wrong = {
        transferValue: pounds('4.99'),
        accountNumber: '1234567',
        sortCode: '200001',
        contactTelephoneNumber: 'call me',
      }
      const answer = await toBank(wrong)
      expect(answer).toMatchObject({ answer: { status: 400 } })
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
      ['0113 496 00', false],
      ['0113 496 0000 00000', false],
      ['0113 496 0000 ext', false],
    ])('BANKW-19 the telephone number %s can be called: %j', async (number, isRight) => {
      const { toBank } = await signedIn()
      expect(await toBank({ contactTelephoneNumber: number })).toMatchObject({
        answer: { status: isRight ? 201 : 400 },
      })
    })

    test('BANKW-18 without a roll number it goes all the same', async () => {
      const { ask } = await signedIn()
      const { buildingSocietyRollNumber: _, ...transfer } = exampleTransfer
      expect(await ask(({ withdrawal }) => withdrawal.withdrawToBank(transfer))).toEqual(ended(201))
    })

    test.each([{ isSavingsWithdrawalOn: false }, { isSavingsBankTransferEnabled: false }])(
      'BANKW-01 it is forbidden with %j',
      async (flag) => {
        const { toBank, readMember } = await signedIn(flag)
        expect(await toBank()).toEqual(forbidden)
        expect(await readMember()).toMatchObject({
          answer: { availableBalance: exampleMember.availableBalance },
        })
      },
    )
  })
