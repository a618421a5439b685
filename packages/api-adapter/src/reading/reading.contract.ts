import { describe, expect, test } from 'vitest'
import type { Binding } from '../testing/binding.ts'
import { startWorld } from '../testing/binding.ts'
import { readAsStranger, readEverything } from './read-everything.ts'

/** The checks that `npm run contract` makes on a real server. */
export function readingContract(binding: Binding): void {
  describe(`every read-only call, ${binding.name}`, () => {
    test('SESSION-03 every call without a session gets 401', async () => {
      const { ports } = await startWorld(binding)
      const wrong = (await readAsStranger(ports)).filter(({ outcome }) => outcome !== 'as agreed')
      expect(wrong).toEqual([])
    })

    test('a member gets a valid answer to every call', async () => {
      const { ports, signIn } = await startWorld(binding)
      await signIn()
      const reports = await readEverything(ports)
      expect(reports.filter(({ outcome }) => outcome !== 'as agreed')).toEqual([])
      expect(reports.length).toBeGreaterThan(15)
    })
  })
}
