import { expect, test } from 'vitest'
import { readChapterTexts } from '../../chapters/chapters.ts'
import { declarationsIn } from '../../source/declarations.ts'
import { sourceOf } from '../statements/domain.ts'
import { complaintsAboutRanges } from './claimed-ranges.ts'
import { decidingRules } from './deciding-rules.ts'
import type { RequirementProof } from './requirements.ts'

const file = 'packages/domain/src/kernel/paging/paging.rules.ts'

const proofOf = (id: string, ran: readonly string[], test = 'search/search.test.ts') =>
  ({
    ...{ id, says: '', level: 'unit', standing: 'holds', rows: [], elsewhere: [] },
    facts: [
      {
        ...{ anchor: 'a', title: id, group: '', result: 'passed', ids: [id], complaints: [] },
        file: test.startsWith('apps/') ? test : `packages/domain/src/${test}`,
        ran,
      },
    ],
  }) satisfies RequirementProof

const complaintsAbout = (comment: string, proofs: readonly RequirementProof[]) =>
  complaintsAboutRanges([
    {
      proofs,
      source: {
        rules: [{ file, ...declarationsIn(`/** ${comment} */\nexport const pageOf = () => 1\n`) }],
        figures: [],
        sentences: [],
      },
    },
  ])

const paging = ['SEARCH-30', 'SEARCH-32'].map((id) => proofOf(id, [`${file}#pageOf`]))

test('A range that takes in a requirement which no case of the file proves fails the build', () => {
  const pause = proofOf('SEARCH-31', ['packages/domain/src/search/search.machine.ts#pause'])
  const proofs = [...paging, pause]
  expect(complaintsAbout('Pages (SEARCH-30 to SEARCH-32).', proofs)).toEqual([
    `${file}: a comment claims SEARCH-31 by a range, but no case of SEARCH-31 runs a rule of this file. Name the requirements that it decides.`,
  ])
  expect(complaintsAbout('Pages (SEARCH-30, SEARCH-32).', proofs)).toEqual([])
})

test('A case that runs the file bears the range out; one of a screen, or without notes, tells nothing', () => {
  const says = 'Pages (SEARCH-30 to SEARCH-32).'
  expect(complaintsAbout(says, [...paging, proofOf('SEARCH-31', [`${file}#pageOf`])])).toEqual([])
  expect(complaintsAbout(says, [...paging, proofOf('SEARCH-31', [])])).toEqual([])
  const onScreen = proofOf('SEARCH-31', ['x#y'], 'apps/portal/src/search/search.test.tsx')
  expect(complaintsAbout(says, [...paging, onScreen])).toEqual([])
})

test('What the machines and the screens decide is claimed by no rule', async () => {
  const chapters = await Promise.all(
    readChapterTexts().map(async (chapter) => ({ source: await sourceOf(chapter) })),
  )
  const deciding = decidingRules(chapters)
  const filesOf = (id: string) => (deciding.get(id) ?? []).map(({ file }) => file)
  expect(filesOf('SEARCH-31')).toEqual(['packages/domain/src/search/search.policy.ts'])
  for (const id of ['CHALLENGE-08', 'DIR-26', 'EDIT-10', 'RETAILER-15'])
    expect(filesOf(id), id).toEqual([])
  expect(filesOf('CARDW-05')).toEqual(['packages/domain/src/withdrawal/outcome-messages.rules.ts'])
  expect(filesOf('VOUCHER-20')).toEqual(['packages/domain/src/vouchers/voucher-amount.rules.ts'])
})
