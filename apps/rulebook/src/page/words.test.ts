import { expect, test } from 'vitest'
import { linkingTo } from './words.ts'

const text = 'No message is invented (see decisions.md).'

test('Where the specification names its file of decisions, the page leads to the answered questions', () => {
  const linked = String(linkingTo(new Set(['decisions']))(text))
  expect(linked).toBe('No message is invented (see <a href="#decisions">decisions.md</a>).')
  expect(String(linkingTo(new Set())(text))).toBe(text)
  const other = 'docs/decisions.md'
  expect(String(linkingTo(new Set(['decisions']))(other))).toBe(other)
})
