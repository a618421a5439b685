import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { domainFolder } from '../../source/domain-folder.ts'
import { readContext } from '../statements/domain.ts'
import { decidingRules } from './deciding-rules.ts'
import { readRequirements } from './requirements.ts'
import { shownDeciding } from './shown-deciding.ts'

const contexts = readdirSync(domainFolder, { withFileTypes: true }).filter((entry) =>
  entry.isDirectory(),
)
const sources = await Promise.all(contexts.map(({ name }) => readContext(name)))
const chapters = sources.map((source, at) => ({
  source,
  proofs: at === 0 ? readRequirements() : [],
})) as unknown as Parameters<typeof shownDeciding>[0]
const shown = shownDeciding(chapters)
const named = (id: string) => (shown.get(id) ?? []).map(({ name }) => name)

test('BANKW-23 beside the rule of the message stands the file of the daily limit', () => {
  expect(named('BANKW-23')).toEqual(['bankMessage', 'daily-limit.rules.ts'])
})

test('ACCOUNT-04 beside the figure stands the rule that reads it', () => {
  expect(named('ACCOUNT-04')).toContain('genderChoiceOf')
  expect(named('ACCOUNT-04')).not.toContain('genderValueOf')
  expect(named('ACCOUNT-04')).toContain('genderCodes.male')
})

test.each(['DIR-11', 'BENEFIT-07', 'VOUCHER-05'])(
  '%s names no rule, but states the page size',
  (id) => {
    expect(named(id)).toEqual(['pageCountOf', 'itemsOfPage', 'pagingPolicy.pageSize'])
  },
)

test('what names a rule of its own gets no figure', () => {
  expect(named('SALSAC-16')).toEqual(
    decidingRules(chapters)
      .get('SALSAC-16')
      ?.map(({ name }) => name),
  )
})
