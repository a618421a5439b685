import { pounds } from '@save/domain/kernel'
import { describe, expect, test } from 'vitest'
import { type Binding, startWorld } from '../testing/binding.ts'
import { bankContract } from './bank.contract.ts'
import { cardContract } from './card.contract.ts'
import { exampleTransfer } from './withdrawal.examples.ts'

const unauthorised = { failure: { _tag: 'Unauthorised' } }

export function withdrawalContract(binding: Binding): void {
  cardContract(binding)
  bankContract(binding)

  describe(`withdrawal, ${binding.name}`, () => {
    test('API-26 the settings have the minimum', async () => {
      const { ask, signIn } = await startWorld(binding)
      await signIn()
      expect(await ask(({ withdrawal }) => withdrawal.readSettings())).toEqual({
        answer: { minimumMemberWithdrawalAmount: pounds('5') },
      })
    })

    test('SESSION-01 a visitor without a session can’t withdraw anything', async () => {
      const { ask } = await startWorld(binding)
      expect(await ask(({ withdrawal }) => withdrawal.withdrawToCard())).toEqual(unauthorised)
      expect(await ask(({ withdrawal }) => withdrawal.withdrawToBank(exampleTransfer))).toEqual(
        unauthorised,
      )
      expect(await ask(({ withdrawal }) => withdrawal.readSettings())).toEqual(unauthorised)
    })
  })
}
