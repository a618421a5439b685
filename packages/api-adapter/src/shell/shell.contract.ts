import { describe, expect, test } from 'vitest'
import { type Binding, startWorld } from '../testing/binding.ts'
import { smallCatalogue } from '../testing/catalogue.examples.ts'

export const shellContract = (binding: Binding) =>
  describe(`shell, ${binding.name}`, () => {
    test('API-08 the menu items are in the server’s order', async () => {
      const { signIn, ask } = await startWorld(binding)
      await signIn()
      expect(await ask(({ shell }) => shell.readMenu())).toEqual({ answer: smallCatalogue.menu })
    })

    test('SESSION-01 a call without a session is refused', async () => {
      const { ask } = await startWorld(binding)
      expect(await ask(({ shell }) => shell.readMenu())).toEqual({
        failure: { _tag: 'Unauthorised' },
      })
    })
  })
