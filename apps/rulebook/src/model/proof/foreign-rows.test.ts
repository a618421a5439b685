import { expect, test } from 'vitest'
import { declarationsIn } from '../../source/declarations.ts'
import type { Row } from '../cases/tables.ts'
import { complaintsAboutForeignRows } from './foreign-rows.ts'
import type { RequirementProof } from './requirements.ts'

const domain = 'packages/domain/src'

/** A requirement with one row, whose test runs these files. */
const proofOf = (
  id: string,
  ran: readonly string[],
  { file = `${domain}/vouchers/voucher-amount.test.ts`, isOwn = true } = {},
): RequirementProof => {
  const row: Row = {
    ...{ anchor: 'r', cells: [], ids: [id], complaints: [] },
    result: 'passed',
    ran: ran.map((name) => `${domain}/${name}#priced`),
  }
  const table = { anchor: 't', title: 'What does it cost?', file, headings: [], rows: [row] }
  return {
    ...{ id, says: '', level: 'unit', standing: 'holds', facts: [], elsewhere: [] },
    rows: [{ table, row, isOwn }],
  }
}

const ruleFile = (file: string, comment: string) => ({
  file: `${domain}/${file}`,
  ...declarationsIn(`/** ${comment} */\nexport const priced = () => 1\n`),
})

const complaintsAbout = (proof: RequirementProof) =>
  complaintsAboutForeignRows([
    {
      proofs: [proof],
      source: {
        rules: [
          ruleFile('kernel/money/money.rules.ts', 'As a percentage (VOUCHER-04).'),
          ruleFile('vouchers/price.rules.ts', 'What it costs.'),
        ],
        figures: [],
        sentences: [],
      },
      machines: [
        {
          file: `${domain}/account/edit-card.machine.ts`,
          says: ['A card (EDIT-03 to EDIT-05).'],
        },
      ],
    },
  ])

test('Rows of a requirement that run no rule that names it fail the build', () => {
  const price = ['vouchers/price.rules.ts', 'kernel/text/text.rules.ts']
  expect(complaintsAbout(proofOf('VOUCHER-04', price))).toEqual([
    `${domain}/vouchers/voucher-amount.test.ts: the rows of “What does it cost?” count as VOUCHER-04’s own, but run no rule that names it. Let them name what they are about, or let the rule name VOUCHER-04.`,
  ])
  expect(complaintsAbout(proofOf('VOUCHER-04', [...price, 'kernel/money/money.rules.ts']))).toEqual(
    [],
  )
})

test('Rows of what a machine does run that machine, or a rule of its context', () => {
  expect(complaintsAbout(proofOf('EDIT-05', ['portal/unheard.rules.ts']))).toHaveLength(1)
  for (const ran of ['account/edit-card.machine.ts', 'account/edit-texts.rules.ts'])
    expect(complaintsAbout(proofOf('EDIT-05', ['portal/unheard.rules.ts', ran]))).toEqual([])
})

test('Rows that only run through it, of a screen, or that noted only the kernel tell nothing; nor does what nothing names', () => {
  const price = ['vouchers/price.rules.ts']
  for (const proof of [
    proofOf('VOUCHER-04', price, { isOwn: false }),
    proofOf('VOUCHER-04', price, { file: 'apps/portal/src/vouchers/vouchers-table.test.tsx' }),
    proofOf('VOUCHER-04', ['kernel/text/text.rules.ts']),
    proofOf('VOUCHER-04', []),
    proofOf('VOUCHER-15', price),
  ])
    expect(complaintsAbout(proof)).toEqual([])
})
