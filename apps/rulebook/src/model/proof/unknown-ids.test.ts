import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { domainFolder } from '../../source/domain-folder.ts'
import { readDecisions } from '../records/decisions.ts'
import { readContext } from '../statements/domain.ts'
import { readRequirements } from './requirements.ts'
import { complaintsAboutIds } from './unknown-ids.ts'

const contexts = readdirSync(domainFolder, { withFileTypes: true }).filter((entry) =>
  entry.isDirectory(),
)
const sources = await Promise.all(contexts.map(({ name }) => readContext(name)))
const chapters = sources.map((source) => ({ source, tables: [], facts: [] }))
const ids = [...readRequirements(), ...readDecisions()].map(({ id }) => id)

test('Every number that a rule or a figure names is there', () => {
  expect(complaintsAboutIds(chapters, ids)).toEqual([])
})

test('An answer that is gone is missed in each file that names it', () => {
  const left = ids.filter((id) => id !== 'OQ-087')
  expect(complaintsAboutIds(chapters, left)).toEqual([
    expect.stringMatching(
      /^OQ-087 is named in packages\/domain\/src\/benefits\/.*salary-sacrifice\.rules\.ts.*no answered question\.$/,
    ),
  ])
})

test('So is a number that only a case names; what looks like one is none', () => {
  const facts = ['A-01 holds', 'A-02 holds', 'ISO-10 holds'].map((title) => ({
    title,
    group: '',
    file: 'a.test.ts',
  }))
  const tables = [{ title: 'B', file: 'b.test.ts', rows: [{ cells: ['A-03'] }] }]
  const chapter = { source: { rules: [], figures: [], sentences: [] }, tables, facts }
  expect(
    complaintsAboutIds([chapter] as unknown as Parameters<typeof complaintsAboutIds>[0], ['A-01']),
  ).toEqual([
    'A-03 is named in b.test.ts, and is no requirement and no answered question.',
    'A-02 is named in a.test.ts, and is no requirement and no answered question.',
  ])
})
