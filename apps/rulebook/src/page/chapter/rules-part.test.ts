import { expect, test } from 'vitest'
import { fileAnchor } from '../anchors.ts'
import { linkingTo } from '../words.ts'
import { rulesPart } from './rules-part.ts'

const file = 'packages/domain/src/session/login.rules.ts'
const declaration = {
  ...{
    name: 'complaintAboutEmail',
    isExported: false,
    kind: 'function' as const,
    says: ['One.'],
    notes: [],
  },
  ...{ line: 1, start: 0, end: 1, code: '' },
}

test.each([
  ['words above its rules', ['Above.']],
  ['none', []],
])('A file of rules with %s has one place that a link leads to', async (_, about) => {
  const rules = [{ file, about, declarations: [declaration] }]
  const part = String(await rulesPart(rules, () => 'not known', linkingTo(new Set())))
  expect(part.split(`id="${fileAnchor(file)}"`)).toHaveLength(2)
})
