import { describe, expect, test } from 'vitest'
import type { Binding } from '../../testing/binding.ts'
import { startWorld } from '../../testing/binding.ts'
import { readAsStranger, readEverything } from './read-everything.ts'

/** The same that `npm run contract` asks of a server that is somebody's own. */
export function readingContract(binding: Binding): void {
  describe(`every call that changes nothing, ${binding.name}`, () => {
    test('SESSION-03 a stranger hears 401 from each', async () => {
      const { ports } = await startWorld(binding)
      const wrong = (await readAsStranger(ports)).filter(({ outcome }) => outcome !== 'as agreed')
      expect(wrong).toEqual([])
    })

    test('a member is answered each, as agreed', async () => {
      const { ports, signIn } = await startWorld(binding)
      await signIn()
      const reports = await readEverything(ports)
      expect(reports.filter(({ outcome }) => outcome !== 'as agreed')).toEqual([])
      expect(reports.length).toBeGreaterThan(15)
    })
  })
}
