import { expect, test } from 'vitest'
import { readChapterTexts } from '../../chapters/chapters.ts'
import { declarationsIn } from '../../source/declarations.ts'
import { sourceOf } from '../statements/domain.ts'
import { complaintsAboutRulesWithoutWords } from './rules-without-words.ts'

const file = 'packages/domain/src/payslip/payslip.rules.ts'
const complaintsAbout = (text: string) =>
  complaintsAboutRulesWithoutWords([
    { source: { rules: [{ file, ...declarationsIn(text) }], figures: [], sentences: [] } },
  ])

test('A rule that nobody has put in words fails the build, and a note inside it is not enough', () => {
  const complaint = `${file}: no comment says in words what takeHome decides.`
  expect(complaintsAbout('export const takeHome = 1\n')).toEqual([complaint])
  expect(complaintsAbout('export function takeHome() {\n  // Exact.\n  return 1\n}\n')).toEqual([
    complaint,
  ])
  expect(complaintsAbout('/** What is left of the pay. */\nexport const takeHome = 1\n')).toEqual(
    [],
  )
})

test('What only its own file uses needs no words, nor does a type', () => {
  expect(complaintsAbout('export interface Payslip {}\n')).toEqual([])
  expect(complaintsAbout('const part = 1\n')).toEqual([])
})

test('Every rule of every chapter says in words what it decides', async () => {
  const chapters = await Promise.all(
    readChapterTexts().map(async (chapter) => ({ source: await sourceOf(chapter) })),
  )
  expect(complaintsAboutRulesWithoutWords(chapters)).toEqual([])
})
