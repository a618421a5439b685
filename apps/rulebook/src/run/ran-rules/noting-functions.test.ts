import { describe, expect, test } from 'vitest'
import { notingFunctions } from './noting-functions.ts'

describe('A function notes that it runs', () => {
  const rules = (code: string) => notingFunctions(code, 'offers.rules.ts')

  test('whatever its form, on the line where it is', () => {
    expect(rules('export const isOpen = (a: number): boolean =>\n  a > 1\n')).toBe(
      'export const isOpen = (a: number): boolean =>\n  (noteThatItRan("offers.rules.ts#isOpen"), a > 1)\n',
    )
    expect(rules('function isOpen(a: number) {\n  return a\n}')).toBe(
      'function isOpen(a: number) {noteThatItRan("offers.rules.ts#isOpen");\n  return a\n}',
    )
    expect(rules('const both = () => ({ a: 1 })')).toBe(
      'const both = () => (noteThatItRan("offers.rules.ts#both"), ({ a: 1 }))',
    )
  })

  test('but no value, and no function inside another', () => {
    const code = 'export const most = 3\nexport const all = [1].map((one) => one)\n'
    expect(rules(code)).toBe(code)
  })

  test('of a machine its guards and actions', () => {
    const code = 'const chart = { guards: { isOpen: ({ context }) => context.open } }'
    expect(notingFunctions(code, 'shop.machine.ts')).toBe(
      'const chart = { guards: { isOpen: ({ context }) => (noteThatItRan("shop.machine.ts#isOpen"), context.open) } }',
    )
  })
})
