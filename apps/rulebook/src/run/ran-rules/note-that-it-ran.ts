import { TestRunner } from 'vitest'
import type { TestNotes } from '../notes.ts'

const known = new WeakMap<object, Set<string>>()

/** Tells the test that is running which function of a rule or a machine it runs. */
export function noteThatItRan(name: string): void {
  const test = TestRunner.getCurrentTest()
  if (test === undefined) return
  const names = known.get(test) ?? new Set()
  known.set(test, names)
  if (names.has(name)) return
  names.add(name)
  const meta = test.meta as Partial<TestNotes>
  meta.ran = [...names]
}
