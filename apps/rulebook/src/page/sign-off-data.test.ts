import { expect, test } from 'vitest'
import { signOffText } from '../model/sign-off/sign-off-entry.ts'
import { signedFile } from '../site/sign-off/signed-file.ts'
import { signOffDataOf } from './sign-off-data.ts'

const shared = { 'a.rules.ts': { 'rule savingOf': '12ab' } }
const others = { ...shared, 'b.rules.ts': { head: '34cd', 'run rounded': '56ef' } }
const rates = { wage: '£12.71' }
const data = signOffDataOf({
  signOffsWritten: '# None\n',
  versions: new Map([
    ['A-01', { version: '1-2', pieces: shared }],
    ['A-02', { version: '3-4', pieces: others }],
  ]),
  ratesUsed: new Map([['A-01', rates]]),
})

test('The page gets the version, the pieces and the rates of all that can be signed', () => {
  expect(data).toEqual({
    written: '# None\n',
    versions: { 'A-01': '1-2', 'A-02': '3-4' },
    listed: [
      ['a.rules.ts', 'rule savingOf', '12ab'],
      ['b.rules.ts', 'head', '34cd'],
      ['b.rules.ts', 'run rounded', '56ef'],
    ],
    pieces: { 'A-01': [0], 'A-02': [0, 1, 2] },
    rates: { 'A-01': rates },
  })
})

test('It writes what the command writes', () => {
  const [by, on] = ['A. Reader', '2026-11-22']
  expect(signedFile(data, { ids: ['A-01', 'A-02'], by, on })).toBe(
    `# None\n${signOffText({ requirement: 'A-01', version: '1-2', by, on, rates, pieces: shared })}${signOffText({ requirement: 'A-02', version: '3-4', by, on, pieces: others })}`,
  )
})
