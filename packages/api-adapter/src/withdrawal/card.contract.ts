import { pounds } from '@save/domain/kernel'
import type { Member } from '@save/domain/member'
import { describe, expect, test } from 'vitest'
import { type Binding, startWorld } from '../testing/binding.ts'
import { exampleMember } from '../testing/member.examples.ts'
import { exampleTransfer } from './withdrawal.examples.ts'

const forbidden = { failure: { _tag: 'Forbidden' } }

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

    test('API-20, CARDW-05 the whole balance is withdrawn, and the answer is the member with the outcome', async () => {
      const { toCard, readMember } = await signedIn({ availableBalance: pounds('120.45') })
      const answer = await toCard()
      expect(answer).toMatchObject({
        answer: {
          member: {
            availableBalance: 0,
            lastCardWithdrawal: 'withdrawn',
            transactions: [
              {
                id: '90413',
                name: 'Prepaid top-up',
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
        answer: {
          member: ((await readMember()) as { answer: Member }).answer,
          outcome: 'withdrawn',
        },
      })
    })

    test.each([
      ['250.00', 'withdrawn', '0.00'],
      ['250.01', 'capped', '0.01'],
    ])(
      'API-20, CARDW-07 from £%s at a limit of £250: %s, and £%s is left',
      async (balance, outcome, left) => {
        const { toCard } = await signedIn({ availableBalance: pounds(balance) })
        expect(await toCard()).toMatchObject({
          answer: {
            member: { availableBalance: pounds(left), lastCardWithdrawal: outcome },
          },
        })
      },
    )

    test('API-20, CARDW-06 after the daily number of withdrawals, by the world’s clock, the next is refused as limited', async () => {
      const { toCard, comeBackAfter } = await signedIn({ withdrawalCountLimit: 1 })
      await toCard()
      const refused = {
        answer: {
          member: { availableBalance: pounds('1034.60'), lastCardWithdrawal: 'countLimited' },
        },
      }
      expect(await toCard()).toMatchObject(refused)
      await comeBackAfter(14 * 60 * 60_000)
      expect(await toCard()).toMatchObject(refused)
      await comeBackAfter(60 * 60_000)
      expect(await toCard()).toMatchObject({
        answer: {
          member: { availableBalance: pounds('784.60'), lastCardWithdrawal: 'capped' },
        },
      })
    })

    test.each([
      ['100.00', 'capped', '1034.60'],
      ['249.99', 'capped', '1034.60'],
      ['250.00', 'countLimited', '1034.60'],
    ])(
      'CARDW-07, BANKW-23 after £%s to a bank at a limit of £250 a day: %s, and £%s is left',
      async (transferred, outcome, left) => {
        const { toCard, ask } = await signedIn()
        const transfer = { ...exampleTransfer, transferValue: pounds(transferred) }
        await ask(({ withdrawal }) => withdrawal.withdrawToBank(transfer))
        expect(await toCard()).toMatchObject({
          answer: {
            member: { availableBalance: pounds(left), lastCardWithdrawal: outcome },
          },
        })
      },
    )

    test('CARDW-07 the day’s limit counts all withdrawals to the card together', async () => {
      const { toCard, comeBackAfter } = await signedIn({ withdrawalCountLimit: 3 })
      await toCard()
      expect(await toCard()).toMatchObject({
        answer: {
          member: { availableBalance: pounds('1034.60'), lastCardWithdrawal: 'countLimited' },
        },
      })
      await comeBackAfter(15 * 60 * 60_000)
      expect(await toCard()).toMatchObject({
        answer: {
          member: { availableBalance: pounds('784.60'), lastCardWithdrawal: 'capped' },
        },
      })
    })

    test('a member without limits can withdraw the whole balance', async () => {
      const { withdrawalCountLimit: _, withdrawalLimit: __, ...unlimited } = exampleMember
      const world = await startWorld(binding, { member: unlimited })
      await world.signIn()
      expect(await world.ask(({ withdrawal }) => withdrawal.withdrawToCard())).toMatchObject({
        answer: { member: { availableBalance: 0, lastCardWithdrawal: 'withdrawn' } },
      })
    })

    test.each(['0.00', '-5.00'])('OQ-117 nothing can be withdrawn from £%s', async (balance) => {
      const { toCard } = await signedIn({ availableBalance: pounds(balance) })
      expect(await toCard()).toMatchObject({
        answer: {
          member: {
            availableBalance: pounds(balance),
            lastCardWithdrawal: 'failed',
            transactions: exampleMember.transactions,
          },
        },
      })
    })

    test('CARDW-01 a withdrawal is forbidden without its flag', async () => {
      const { toCard, readMember } = await signedIn({ isSavingsWithdrawalOn: false })
      expect(await toCard()).toEqual(forbidden)
      expect(await readMember()).toMatchObject({
        answer: { availableBalance: exampleMember.availableBalance },
      })
    })
  })
