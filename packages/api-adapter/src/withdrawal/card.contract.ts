import { pounds } from '@save/domain/kernel'
import type { Member } from '@save/domain/member'
import { describe, expect, test } from 'vitest'
import { exampleMember } from '../member/member.examples.ts'
import { type Binding, startWorld } from '../testing/binding.ts'

const forbidden = { failure: { _tag: 'Forbidden' } }

/** What every implementation does with a withdrawal to the card. */
export const cardContract = (binding: Binding) =>
  describe(`withdrawal to the card, ${binding.name}`, () => {
    async function signedIn(change: Partial<Member> = {}) {
      const world = await startWorld(binding, { member: { ...exampleMember, ...change } })
      await world.signIn()
      const { ask } = world
      return {
        ...world,
        toCard: () => ask(({ withdrawal }) => withdrawal.withdrawToCard()),
        readMember: () => ask(({ member }) => member.readMember()),
      }
    }

    test('API-20, CARDW-05 everything goes, and the member comes back with 201', async () => {
      const { toCard, readMember } = await signedIn({ availableBalance: pounds('120.45') })
      const answer = await toCard()
      expect(answer).toMatchObject({
        answer: {
          member: {
            availableBalance: 0,
            savingsWithdrawalHttpStatus: 201,
            transactions: [
              {
                id: '90413',
                name: 'Prepaid card',
                transactionType: 'Withdrawal',
                status: 'Paid',
                cashbackAmount: pounds('-120.45'),
                transactionDate: '2026-11-21',
              },
              exampleMember.transactions[0],
            ],
          },
        },
      })
      expect(answer).toEqual({
        answer: { member: ((await readMember()) as { answer: Member }).answer },
      })
    })

    test.each([
      ['250.00', 201, '0.00'],
      ['250.01', 412, '0.01'],
    ])(
      'API-20, CARDW-07 of £%s at a limit of £250: %i, and £%s stay',
      async (balance, status, left) => {
        const { toCard } = await signedIn({ availableBalance: pounds(balance) })
        expect(await toCard()).toMatchObject({
          answer: {
            member: { availableBalance: pounds(left), savingsWithdrawalHttpStatus: status },
          },
        })
      },
    )

    test('API-20, CARDW-06 only so often a day by the world’s clock: then 409, and nothing goes', async () => {
      const { toCard, pass } = await signedIn({ withdrawalCountLimit: 2 })
      await toCard()
      await toCard()
      const refused = {
        answer: {
          member: { availableBalance: pounds('784.60'), savingsWithdrawalHttpStatus: 409 },
        },
      }
      expect(await toCard()).toMatchObject(refused)
      pass(14 * 60 * 60_000)
      expect(await toCard()).toMatchObject(refused)
      pass(60 * 60_000)
      expect(await toCard()).toMatchObject({
        answer: {
          member: { availableBalance: pounds('534.60'), savingsWithdrawalHttpStatus: 412 },
        },
      })
    })

    test('a member without limits has none', async () => {
      const { withdrawalCountLimit: _, withdrawalLimit: __, ...unlimited } = exampleMember
      const world = await startWorld(binding, { member: unlimited })
      await world.signIn()
      expect(await world.ask(({ withdrawal }) => withdrawal.withdrawToCard())).toMatchObject({
        answer: { member: { availableBalance: 0, savingsWithdrawalHttpStatus: 201 } },
      })
    })

    test.each(['0.00', '-5.00'])('OQ-117 of £%s nothing can go', async (balance) => {
      const { toCard } = await signedIn({ availableBalance: pounds(balance) })
      expect(await toCard()).toMatchObject({
        answer: {
          member: {
            availableBalance: pounds(balance),
            savingsWithdrawalHttpStatus: 400,
            transactions: exampleMember.transactions,
          },
        },
      })
    })

    test('CARDW-01 it is forbidden without its flag', async () => {
      const { toCard, readMember } = await signedIn({ isSavingsWithdrawalOn: false })
      expect(await toCard()).toEqual(forbidden)
      expect(await readMember()).toMatchObject({
        answer: { availableBalance: exampleMember.availableBalance },
      })
    })
  })
