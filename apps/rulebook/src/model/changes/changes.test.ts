import { describe, expect, test } from 'vitest'
import { changesIn } from './changes.ts'

describe('What has changed?', () => {
  const changes = (file: string, before: string, after: string) =>
    changesIn(file, before, after).map(({ kind, name, was, is }) => [kind, name, was, is])
  const domain = 'packages/domain/src/a/a'

  test('a changed requirement, a new one, a removed one', () => {
    const before = '- id: A-01\n  says: One\n- id: A-02\n  says: Two\n'
    const after = '- id: A-01\n  says: Uno\n- id: A-03\n  says: Three\n'
    expect(changes('docs/requirements.yaml', before, after)).toEqual([
      ['requirement', 'A-01', 'One', 'Uno'],
      ['requirement', 'A-02', 'Two', undefined],
      ['requirement', 'A-03', undefined, 'Three'],
    ])
  })

  test('a requirement with another number and the same words is the same one', () => {
    const stated = (id: string) => `- id: ${id}\n  section: 4\n  says: One message at a time.\n`
    const found = changesIn('docs/requirements.yaml', stated('BANKW-27'), stated('BANKW-29'))
    expect(found.map(({ name, was, is, isRenamed }) => [name, was, is, isRenamed])).toEqual([
      ['BANKW-29', 'BANKW-27', 'BANKW-29', true],
    ])
  })

  test('a rule: its formula in words, and how it is written', () => {
    const before =
      '/** cost = amount ÷ 12 */\nexport const cost = (amount: number) => amount / 12\n'
    expect(changes(`${domain}.rules.ts`, before, before.replaceAll('12', '13'))).toEqual([
      ['rule', 'cost', 'cost = amount ÷ 12', 'cost = amount ÷ 13'],
      [
        'rule',
        'cost, as it is written',
        'export const cost = (amount: number) => amount / 12',
        'export const cost = (amount: number) => amount / 13',
      ],
    ])
    const rewrapped = before.replace('=> amount', '=>\n  // As ever.\n  amount')
    expect(changes(`${domain}.rules.ts`, before, rewrapped).map(([, name]) => name)).toEqual([
      'cost',
    ])
  })

  test('a figure, and a sentence within others; a comment is no other figure', () => {
    const before = `export const policy = {\n  /** The most. */\n  most: 5,\n  least: 1,\n} as const\n`
    expect(changes(`${domain}.policy.ts`, before, before.replace('5', '6'))).toEqual([
      ['figure or rate', 'policy.most', '5', '6'],
    ])
    expect(changes(`${domain}.policy.ts`, before, before.replace('The most', 'At most'))).toEqual([
      ['word', 'what is said of “policy: most”', 'The most.', 'At most.'],
    ])
    const summed = before.replace('5', '5 + 0')
    expect(changes(`${domain}.policy.ts`, before, summed)).toEqual([])
    expect(changes(`${domain}.policy.ts`, before, before.replace('5', '7 - 2 * 1'))).toEqual([])
    expect(changes(`${domain}.policy.ts`, before, before.replace('5', '5 + 1'))).toEqual([
      ['figure or rate', 'policy.most', '5', '6'],
    ])
    const said = `export const messages = {\n  wait: 'Wait',\n  ours: {\n    wait:\n      'Please wait',\n  },\n}\n`
    expect(changes(`${domain}.messages.ts`, said, said.replace('Please', 'Do'))).toEqual([
      ['sentence', 'messages.ours.wait', 'Please wait', 'Do wait'],
    ])
  })

  test('a rate of the host', () => {
    const before = 'export const rates = [{ basic: { taxRate: 0.2 } }]\n'
    const file = 'apps/fake-api/src/host/page-configuration.policy.ts'
    expect(changes(file, before, before.replace('0.2', '0.19'))).toEqual([
      ['figure or rate', 'rates 1.basic.taxRate', '20%', '19%'],
    ])
  })

  test('a machine: the transition, by its state and event', () => {
    const before = `export const aMachine = () =>
  setup({ guards: { may: () => true } }).createMachine({
    states: { open: { on: { 'door.shut': { guard: 'may', target: 'shut' } } }, shut: {} },
  })
`
    expect(changes(`${domain}.machine.ts`, before, before.replace("'shut' }", "'open' }"))).toEqual(
      [['machine', 'states.open.on.door.shut.target', "'shut'", "'open'"]],
    )
  })

  test('an answered question', () => {
    const before = '- **OQ-001** One.\n- **OQ-002** Two.\n'
    expect(changes('docs/decisions/0005-money.md', before, before.replace('One', 'Uno'))).toEqual([
      ['answered question', 'OQ-001', 'One.', 'Uno.'],
    ])
  })

  test('a case by its name; how wide its columns are is no change', () => {
    const table = (rows: string) =>
      `const cases = decisionTable(\n  ['case', 'is'],\n  \`\n  case | is\n${rows}\n  \`,\n)\n`
    expect(changes(`${domain}.test.ts`, table(' one |  1'), table(' one | 2'))).toEqual([
      ['case', 'one', 'case: one · is: 1', 'case: one · is: 2'],
    ])
    expect(changes(`${domain}.test.ts`, table('one|1'), table('one   |  1'))).toEqual([])
  })

  test('nothing in files that no member notices', () => {
    expect(changes('apps/portal/src/testing/setup.ts', 'a', 'b')).toEqual([])
  })
})
