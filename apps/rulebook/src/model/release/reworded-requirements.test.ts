import { expect, test } from 'vitest'
import { nameOfTitle } from '../../source/titles-of-tables.ts'
import { type Change, changesIn } from '../changes/changes.ts'
import { rewordedRequirements } from './reworded-requirements.ts'

const change = (kind: Change['kind'], name: string, was?: string, is?: string): Change => ({
  file: '',
  kind,
  name,
  was,
  is,
})

test('A requirement whose words changed, while its cases stayed, is reworded', () => {
  const words = change('requirement', 'A-01', 'after 3 s', 'after 5 s')
  const found = (...changes: readonly Change[]) => [...rewordedRequirements(changes)]
  expect(found(words)).toEqual(['A-01'])
  expect(found(words, change('case', 'two', 'id: A-02', 'id: A-02 · 5'))).toEqual(['A-01'])
  expect(found(words, change('case', 'one', undefined, 'id: A-01 · 5'))).toEqual([])
  expect(found(change('requirement', 'A-03', undefined, 'new'))).toEqual([])
})

test('Another title above the same rows, or another name of the same case, changes no case', () => {
  const words = change('requirement', 'A-01', 'the minimum is accepted', 'the minimum is refused')
  const table = (title: string) => `
describe('${title}', () => {
  const cases = decisionTable(
    ['case', 'balance'],
    \`
    case    | balance
    minimum | 10.00
    \`,
  )
})`
  const [before, after] = ['How far below? (A-01)', 'How much is missing? (A-01)']
  const file = 'packages/domain/src/a/a.test.ts'
  const [retitled] = changesIn(file, table(before), table(after))
  expect(retitled).toMatchObject({
    name: nameOfTitle({ rows: [['minimum', '10.00']] }),
    ...{ was: before, is: after },
  })
  expect([...rewordedRequirements([words, ...(retitled ? [retitled] : [])])]).toEqual(['A-01'])
  const renamed = { ...change('case', 'least', 'A-01 · minimum', 'A-01 · least'), isReworded: true }
  expect([...rewordedRequirements([words, renamed])]).toEqual(['A-01'])
})
