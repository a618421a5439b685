import { expect, test } from 'vitest'
import { signOffDataOf } from './sign-off-data.ts'

test('The page gets the version, the pieces and the rates of all that can be signed', () => {
  const pieces = { 'a.rules.ts': { 'rule savingOf': '12ab' } }
  const rates = { wage: '£12.71' }
  expect(
    signOffDataOf({
      signOffsWritten: '# None\n',
      versions: new Map([['A-01', { version: '1-2', pieces }]]),
      ratesUsed: new Map([['A-01', rates]]),
    }),
  ).toEqual({
    written: '# None\n',
    versions: { 'A-01': '1-2' },
    pieces: { 'A-01': pieces },
    rates: { 'A-01': rates },
  })
})
