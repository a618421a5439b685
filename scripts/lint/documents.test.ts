/** Checks the documents' links and word budgets. */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const filesLike = (pattern: string): readonly string[] =>
  globSync(pattern, {
    exclude: (path) => ['node_modules', 'dist', 'reports'].includes(basename(path)),
  }).map((file) => file.replaceAll('\\', '/'))

const documents = filesLike('{*,docs/**/*,{apps,packages,scripts,tests}/**/*}.md')

/** GitHub's anchor of a heading. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-')

const anchorsIn = (file: string): readonly string[] =>
  [...readFileSync(file, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    anchorOf(heading),
  )

/** A document's links without a target. */
function brokenLinks(file: string): readonly string[] {
  const links = [...readFileSync(file, 'utf8').matchAll(/\]\(([^)\s]+)\)/g)]
  return links
    .map(([, link = '']) => link)
    .filter((link) => !/^https?:/.test(link))
    .filter((link) => {
      const [path = '', anchor] = link.split('#')
      const target = path === '' ? file : join(dirname(file), path)
      if (!existsSync(target)) return true
      return anchor !== undefined && !anchorsIn(target).includes(anchor)
    })
}

test('every link leads to an existing file and heading', () => {
  const broken = documents.flatMap((file) => brokenLinks(file).map((link) => `${file}: ${link}`))
  expect(broken).toEqual([])
  expect(documents.length).toBeGreaterThan(20)
})

test('every record named in code or a document exists', () => {
  const records = new Set(
    filesLike('docs/decisions/0*.md').map((file) => String(Number(basename(file).slice(0, 4)))),
  )
  const files = [
    ...documents,
    ...filesLike('{apps,packages,scripts,tests}/**/*.{ts,tsx,json,yaml}'),
  ]
  const missing = files.flatMap((file) =>
    [
      ...readFileSync(file, 'utf8').matchAll(
        /(?<![Rr]eplaces )\b(?:[Rr]ecord \[?|[Dd]ecision \[?|docs\/decisions\/(?=\d{4}))0*(\d+)\b/g,
      ),
    ].flatMap(([name, number = '']) => (records.has(number) ? [] : [`${file}: ${name}`])),
  )
  expect(missing).toEqual([])
})

const budgets = {
  'README.md': 450,
  'CHANGELOG.md': 700,
  'CONTRIBUTING.md': 900,
  'docs/architecture.md': 1400,
  'docs/deploying.md': 1300,
  'docs/benchmarks.md': 900,
}

/** Words have a letter or a digit, so the lines of a table don't count. */
const countWords = (file: string): number =>
  (readFileSync(file, 'utf8').match(/\S*[\p{L}\p{N}]\S*/gu) ?? []).length

test.each(Object.entries(budgets))('%s has no more than %i words', (file, budget) => {
  expect(countWords(file)).toBeLessThanOrEqual(budget)
})

test('the documents have no more than 20,000 words, and there are at most 20 records', () => {
  expect(documents.reduce((sum, file) => sum + countWords(file), 0)).toBeLessThanOrEqual(20_000)
  const records = documents.filter((file) => /^docs\/decisions\/\d/.test(file))
  expect(records.length).toBeLessThanOrEqual(20)
})
