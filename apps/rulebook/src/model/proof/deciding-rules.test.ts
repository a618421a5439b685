import { describe, expect, test } from 'vitest'
import { readChapterTexts } from '../../chapters/chapters.ts'
import { shippedMachines } from '../../machines/shipped-machines.ts'
import { domainFolder } from '../../source/domain-folder.ts'
import { saysOf, sourceOf } from '../statements/domain.ts'
import { decidingRules } from './deciding-rules.ts'

const chapter = (rule: string, figure: string, machine = '') =>
  [
    {
      source: {
        rules: [
          {
            file: 'a/a.rules.ts',
            about: [],
            declarations: [{ name: 'messageOf', says: [rule], notes: [] }],
          },
        ],
        figures: [{ file: 'a/a.policy.ts', figures: [{ name: 'policy.waitMs', says: figure }] }],
      },
      machines: [{ name: 'aMachine', file: 'a/a.machine.ts', says: [machine] }],
    },
  ] as unknown as Parameters<typeof decidingRules>[0]

const named = (id: string, chapters: Parameters<typeof decidingRules>[0]) =>
  decidingRules(chapters)
    .get(id)
    ?.map(({ name }) => name)

describe('What decides a requirement?', () => {
  test('the rule that names it, rather than a figure or a machine', () => {
    expect(named('A-02', chapter('A-02', 'A-02', 'A-02'))).toEqual(['messageOf'])
    expect(named('A-02', chapter('A-01 to A-03', '', 'A-01 to A-09'))).toEqual(['messageOf'])
  })

  test('a figure that names it alone, rather than a rule that names a range', () => {
    expect(named('A-02', chapter('A-01 to A-03', 'A-02'))).toEqual(['policy.waitMs'])
    expect(named('A-03', chapter('A-01 to A-03', 'A-02'))).toEqual(['messageOf'])
  })

  test('a machine where nothing else names it', () => {
    expect(named('A-07', chapter('A-01', 'A-02', 'A-03 to A-09'))).toEqual(['aMachine'])
  })

  test('BANKW-22 the delay, BANKW-19 the places of the field errors', async () => {
    const machines = await shippedMachines(domainFolder)
    const chapters = await Promise.all(
      readChapterTexts().map(async (text) => ({
        source: await sourceOf(text),
        machines: machines
          .filter(({ file }) => file.startsWith(`${domainFolder}/${text.context}/`))
          .map(({ name, file }) => ({ name, file, says: saysOf(file, name) })),
      })),
    )
    const all = chapters as unknown as Parameters<typeof decidingRules>[0]
    expect(named('BANKW-22', all)).toContain('withdrawalPolicy.redirectMs')
    expect(named('BANKW-22', all)).not.toContain('bankMessage')
    expect(named('BANKW-19', all)).toEqual(['field-errors.rules.ts'])
  })
})
