import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { nodesIn, parsed } from './parsed.ts'

/** What explains a screen reads each figure where it is decided: one that is written out would stay when it changes. */
test('no text that explains a screen states a figure of its own', () => {
  const files = globSync('apps/rulebook/src/screen/places/*.ts').filter(
    (file) => !/\.(?:test|examples)\.ts$/.test(file),
  )
  const stating = files.flatMap((file) =>
    [...nodesIn(parsed(readFileSync(file, 'utf8')).statements)].flatMap((node) => {
      const text = textOf(node)
      return isStating(text) ? [`${file}: ${text}`] : []
    }),
  )
  expect(files.length).toBeGreaterThan(10)
  expect(stating).toEqual([])
})

function textOf(node: object): string {
  if ('type' in node && node.type === 'Literal' && 'value' in node)
    return typeof node.value === 'string' ? node.value : ''
  if ('type' in node && node.type === 'TemplateElement' && 'value' in node)
    return String((node.value as { raw: string }).raw)
  return ''
}

/** What a fraction is multiplied with, what a count of one is called, and forms that the specification prescribes, stay. */
const isStating = (text: string): boolean =>
  /(?<![\w-])\d+(?!\w)/.test(text.replace(/× 100,|^1 page$|a Count of 0|8 digits|99-99-99/g, '')) &&
  / [a-z]/.test(text)
