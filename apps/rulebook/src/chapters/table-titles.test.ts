import { globSync, readFileSync } from 'node:fs'
import type { CallExpression, ForOfStatement, VariableDeclarator } from 'oxc-parser'
import { expect, test } from 'vitest'
import { adapterFolder, domainFolder, screensFolder } from '../source/domain-folder.ts'
import { nodesIn, parsed, type SourceNode } from '../source/parsed.ts'
import { readChapterTexts } from './chapters.ts'

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

test('No chapter has two decision tables of one title', () => {
  const twice = readChapterTexts().flatMap(({ id, context, adapter }) => {
    const folders = [
      ...(context === undefined
        ? []
        : [domainFolder, screensFolder, adapterFolder].map((folder) => `${folder}/${context}`)),
      ...(adapter === undefined ? [] : [`${adapterFolder}/${adapter}`]),
    ]
    const titles = folders
      .flatMap((folder) => globSync(`${folder}/**/*.test.{ts,tsx}`))
      .flatMap((file) => titlesIn(readFileSync(file, 'utf8')))
    return titles
      .filter((title, at) => titles.indexOf(title) !== at)
      .map((title) => `${id}: ${title}`)
  })
  expect(twice).toEqual([])
})

test('The title of a table is found', () => {
  const text = `describe('Which?', () => {
    const cases = decisionTable(['a'], \`x\`)
    describe('What?', () => { for (const row of cases) test(row.a, () => {}) })
  })`
  expect(titlesIn(text)).toEqual(['What?'])
})
