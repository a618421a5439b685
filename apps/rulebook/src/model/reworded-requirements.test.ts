import { expect, test } from 'vitest'
import type { Change } from './changes.ts'
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
