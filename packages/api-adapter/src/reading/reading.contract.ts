import { describe, expect, test } from 'vitest'
import type { Binding } from '../testing/binding.ts'
import { startWorld } from '../testing/binding.ts'
import { readAsStranger, readEverything } from './read-everything.ts'

/** The same checks that `npm run contract` makes on a real server. */
export function readingContract(binding: Binding): void {
  describe(`every read-only call, ${binding.name}`, () => {
    test('SESSION-03 a visitor who is not signed in gets 401 from each', async () => {
      const { ports } = await startWorld(binding)
      const wrong = (await readAsStranger(ports)).filter(({ outcome }) => outcome !== 'as agreed')
      expect(wrong).toEqual([])
    })

    test('a member gets a valid answer from each', async () => {
      const { ports, signIn } = await startWorld(binding)
      await signIn()
      const reports = await readEverything(ports)
      expect(reports.filter(({ outcome }) => outcome !== 'as agreed')).toEqual([])
      expect(reports.length).toBeGreaterThan(15)
    })
  })
}
