import { describe, expect, test } from 'vitest'
import { type Binding, startWorld } from '../testing/binding.ts'
import { smallCatalogue } from '../testing/catalogue.examples.ts'

/** What every implementation of `HelpPort` does. */
export const helpContract = (binding: Binding) =>
  describe(`help, ${binding.name}`, () => {
    test('API-13 the key-text map', async () => {
      const { signIn, ask } = await startWorld(binding)
      await signIn()
      expect(await ask(({ help }) => help.readSystemText())).toEqual({
        answer: smallCatalogue.systemText,
      })
    })

    test('SESSION-01 a visitor who is not signed in is told to sign in', async () => {
      const { ask } = await startWorld(binding)
      expect(await ask(({ help }) => help.readSystemText())).toEqual({
        failure: { _tag: 'Unauthorised' },
      })
    })
  })
