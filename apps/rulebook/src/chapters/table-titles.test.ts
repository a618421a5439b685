import { globSync, readFileSync } from 'node:fs'
import type { CallExpression, ForOfStatement, VariableDeclarator } from 'oxc-parser'
import { expect, test } from 'vitest'
import { adapterFolder, domainFolder, screensFolder } from '../source/domain-folder.ts'
import { nodesIn, parsed, type SourceNode } from '../source/parsed.ts'
import { askedTables } from '../source/titles-of-tables.ts'
import { type ChapterText, readChapterTexts } from './chapters.ts'

const isCallOf = (node: SourceNode, name: string): node is SourceNode & CallExpression =>
  node.type === 'CallExpression' &&
  (node as CallExpression).callee.type === 'Identifier' &&
  ((node as CallExpression).callee as { readonly name?: string }).name === name

/** The title of each table: that of the group around the tests that read it. */
function titlesIn(text: string): readonly string[] {
  const nodes = [...nodesIn(parsed(text).statements)]
  const groups = nodes.filter((node) => isCallOf(node, 'describe'))
  const loops = nodes.filter(
    (node): node is SourceNode & ForOfStatement => node.type === 'ForOfStatement',
  )
  const groupAround = ({ start, end }: SourceNode) =>
    groups.findLast((group) => group.start < start && group.end > end)
  return nodes
    .filter((node): node is SourceNode & VariableDeclarator => node.type === 'VariableDeclarator')
    .filter(({ init }) => init !== null && isCallOf(init, 'decisionTable'))
    .flatMap((table) => {
      const name = table.id.type === 'Identifier' ? table.id.name : ''
      // Other groups have tables of the same name.
      const end = groupAround(table)?.end ?? text.length
      return loops
        .filter(({ right }) => right.type === 'Identifier' && right.name === name)
        .filter((loop) => loop.start > table.start && loop.start < end)
        .map((loop) => groupAround(loop)?.arguments[0])
        .flatMap((title) => (title?.type === 'Literal' ? String(title.value) : []))
        .slice(0, 1)
    })
}

const testFilesOf = ({ context, adapter }: ChapterText): readonly string[] =>
  [
    ...(context === undefined
      ? []
      : [domainFolder, screensFolder, adapterFolder].map((folder) => `${folder}/${context}`)),
    ...(adapter === undefined ? [] : [`${adapterFolder}/${adapter}`]),
  ].flatMap((folder) => globSync(`${folder}/**/*.test.{ts,tsx}`))

test('No chapter has two decision tables of one title', () => {
  const twice = readChapterTexts().flatMap((chapter) => {
    const titles = testFilesOf(chapter).flatMap((file) => titlesIn(readFileSync(file, 'utf8')))
    return titles
      .filter((title, at) => titles.indexOf(title) !== at)
      .map((title) => `${chapter.id}: ${title}`)
  })
  expect(twice).toEqual([])
})

const files = readChapterTexts().flatMap(testFilesOf)

/** A source whose figures are compared says what it is; any other table answers a question. */
const isQuestion = (title: string): boolean => title.includes('?') || title.startsWith('Published ')

test('Every decision table has a title, and it asks what the table answers', () => {
  const unasked = files.flatMap((file) => {
    const text = readFileSync(file, 'utf8')
    return askedTables(text).flatMap(({ title }) => {
      if (title === undefined) return [`${file}: a table without a title`]
      return isQuestion(title) ? [] : [`${file}: ${title}`]
    })
  })
  expect(unasked).toEqual([])
})

test('A table of the payslip whose answer rests on the bands of a nation names it', () => {
  const nations = /\b(nation|England|Wales|Scotland)\b/
  const unnamed = globSync(`${domainFolder}/payslip/*.test.ts`).flatMap((file) => {
    const text = readFileSync(file, 'utf8')
    return askedTables(text).flatMap(({ title = '', headings, rows }) => {
      const words = [title, ...headings]
      const showsTax =
        headings.some((heading) => /\b(tax|take-home|costs)\b(?! year)/.test(heading)) ||
        rows.flat().some((cell) => /\b(Income tax|Take-home pay|deductions)\b/.test(cell))
      return showsTax && !words.some((word) => nations.test(word)) ? [`${file}: ${title}`] : []
    })
  })
  expect(unnamed).toEqual([])
})

test('The title of a table is found', () => {
  const text = `describe('Which?', () => {
    const cases = decisionTable(['a'], \`x\`)
    describe('What?', () => { for (const row of cases) test(row.a, () => {}) })
  })`
  expect(titlesIn(text)).toEqual(['What?'])
})
