import { describe, expect, test } from 'vitest'
import { type Binding, startWorld } from '../testing/binding.ts'
import { smallCatalogue } from '../testing/catalogue.examples.ts'

export const helpContract = (binding: Binding) =>
  describe(`help, ${binding.name}`, () => {
    test('API-13 each text is under its key', async () => {
      const { signIn, ask } = await startWorld(binding)
      await signIn()
      expect(await ask(({ help }) => help.readSystemText())).toEqual({
        answer: smallCatalogue.systemText,
      })
    })

    test('SESSION-01 a call without a session is refused', async () => {
      const { ask } = await startWorld(binding)
      expect(await ask(({ help }) => help.readSystemText())).toEqual({
        failure: { _tag: 'Unauthorised' },
      })
    })
  })
