import { describe, expect, test } from 'vitest'
import { type Binding, startWorld } from '../testing/binding.ts'
import { smallCatalogue } from '../testing/catalogue.examples.ts'

export const statementsContract = (binding: Binding) =>
  describe(`statements, ${binding.name}`, () => {
    const calls = [
      ['API-23', 'PERM-03', 'readMemberWellness', 'canSeeTotalWellnessStatement', 'wellness'],
      ['API-24', 'PERM-04', 'readMemberBenefits', 'canSeeTotalRewardStatement', 'reward'],
    ] as const

    for (const [id, permissionId, read, flag, statement] of calls) {
      test(`${id} ${read} gives the ${statement} statement`, async () => {
        const { signIn, ask } = await startWorld(binding)
        await signIn()
        expect(await ask(({ statements }) => statements[read]())).toEqual({
          answer: smallCatalogue[statement],
        })
      })

      test(`${permissionId} a member without ${flag} does not get it`, async () => {
        const member = { ...smallCatalogue.member, [flag]: false }
        const { signIn, ask } = await startWorld(binding, { member })
        await signIn()
        expect(await ask(({ statements }) => statements[read]())).toEqual({
          failure: { _tag: 'Forbidden' },
        })
      })

      test(`SESSION-01 ${read} is refused without a session`, async () => {
        const { ask } = await startWorld(binding)
        expect(await ask(({ statements }) => statements[read]())).toEqual({
          failure: { _tag: 'Unauthorised' },
        })
      })
    }
  })
