import { expect, test } from 'vitest'
import type { Change } from '../changes/changes.ts'
import { withValues } from './values-then.ts'

const texts: Readonly<Record<string, string>> = {
  'a/bank.wire.ts': "import { badRequest, created } from './status.wire.ts'",
  'a/status.wire.ts': 'export const created = 201\nexport const badRequest = 400',
}

const told = (was: string, is: string) => {
  const change: Change = { file: 'a/bank.wire.ts', kind: 'call or field', name: 'x', was, is }
  const [valued] = withValues(
    [change],
    (file) => texts[file],
    (file) => texts[file],
  )
  return valued?.inWords && [valued.inWords.was, valued.inWords.is]
}

test('A number of the server’s answers that has a name is told with the number', () => {
  expect(told('created', '202')).toEqual(['201 (created)', '202'])
  expect(told('[badRequest, 406, 412]', '[badRequest, 406]')).toEqual([
    '400 (bad request), 406, 412',
    '400 (bad request), 406',
  ])
})

test('Other code of a call is left to its own words', () => {
  expect(told('202', '203')).toBeUndefined()
  expect(told('list(created)', '[]')).toBeUndefined()
})
