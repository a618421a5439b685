import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readRequirements } from '../model/proof/requirements.ts'
import { readDecisions } from '../model/records/decisions.ts'
import { requirementId } from '../source/requirement-ids.ts'

const known = new Set([...readRequirements(), ...readDecisions()].map(({ id }) => id))

/** What explains a screen, a case, or an answer of Try it. */
const folders = ['places', '../site/explain', '../site/try-it'].map(
  (name) => new URL(`${name}/`, import.meta.url),
)

const files = folders.flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => /(?<!\.test)\.ts$/.test(name))
    .map((name) => [name, new URL(name, folder)] as const),
)

test.each(files)('every number in %s is a requirement or an answered question', (_, file) => {
  const named = readFileSync(file, 'utf8').match(requirementId) ?? []
  expect(named.filter((id) => !known.has(id))).toEqual([])
})

test('the places do name requirements', () => {
  const named = files.flatMap(([, file]) => readFileSync(file, 'utf8').match(requirementId) ?? [])
  expect(new Set(named).size).toBeGreaterThan(50)
})
