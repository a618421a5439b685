import { describe, expect, test } from 'vitest'
import { type Binding, startWorld } from '../testing/binding.ts'
import { exampleMember } from '../testing/member.examples.ts'

export const memberContract = (binding: Binding) =>
  describe(`member, ${binding.name}`, () => {
    test('API-03, PERM-02 the answer has everything that the server knows about the signed-in member', async () => {
      const { signIn, ask } = await startWorld(binding)
      await signIn()
      expect(await ask(({ member }) => member.readMember())).toEqual({ answer: exampleMember })
    })

    test('DATA-14 many transactions keep the server’s order', async () => {
      const transactions = Array.from({ length: 60 }, (_, index) => ({ id: `${(index * 7) % 60}` }))
      const { signIn, ask } = await startWorld(binding, {
        member: { ...exampleMember, transactions },
      })
      await signIn()
      expect(await ask(({ member }) => member.readMember())).toMatchObject({
        answer: { transactions },
      })
    })

    test('SESSION-01 a visitor without a session gets no member', async () => {
      const { ask } = await startWorld(binding)
      expect(await ask(({ member }) => member.readMember())).toEqual({
        failure: { _tag: 'Unauthorised' },
      })
    })
  })
