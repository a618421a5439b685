import { expect, test } from 'vitest'
import type { RequirementProof } from '../../model/proof/requirements.ts'
import { linkingTo } from '../words.ts'
import { requirementsPart } from './requirements-part.ts'

const file = 'packages/domain/src/withdrawal/transfer.rules.ts'
const declaration = { kind: 'function', says: [], notes: [], code: '', start: 0, end: 0 }
const rules = [
  { file, declarations: [{ ...declaration, name: 'transferValueIn' }] },
] as unknown as Parameters<typeof requirementsPart>[1]['rules']
const proof = (ran: readonly string[]) =>
  ({
    ...{ id: 'BANKW-10', says: 'At least the minimum.', level: 'unit', standing: 'holds' },
    ...{ rows: [], elsewhere: [] },
    facts: [{ anchor: 'fact', title: 'it is', file: 'a.test.ts', ran }],
  }) as unknown as RequirementProof
const written = (anchor: string, ran: readonly string[]) =>
  String(
    requirementsPart(
      [proof(ran)],
      {
        deciding: new Map([['BANKW-10', [{ anchor, name: 'transfer.rules.ts', file }]]]),
        signOffs: new Map(),
        reworded: new Set(),
        lastChanged: () => 'not known',
        rules,
      },
      linkingTo(new Set()),
    ),
  )

test('where a file decides, the rule is named that all of the cases run', () => {
  const anchor = 'rules-withdrawal-transfer'
  const page = written(anchor, [`${file}#transferValueIn`, `${file}#notShown`])
  expect(page).toContain(`<a href="#${anchor}">`)
  expect(page).toMatch(
    /\(all of its cases run <a href="#rule-withdrawal-transfer-transferValueIn">transfer value/,
  )
  expect(page).not.toContain('notShown')
  expect(written(anchor, [])).not.toContain('all of its cases')
  expect(written('rule-withdrawal-transfer-a', [`${file}#transferValueIn`])).not.toContain(
    'all of its cases',
  )
})
