import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Table } from '../../model/cases/tables.ts'
import { readContext, readStandIn, sourceOf } from '../../model/statements/domain.ts'
import { adapterFolder, domainFolder, screensFolder } from '../../source/domain-folder.ts'
import { tablesIn } from '../../source/written-tables.ts'
import { nameOfChange } from '../changes/change-name.ts'
import { figuresPart } from '../chapter/rules-part.ts'
import { factsPart, tablesPart } from '../chapter/tables-part.ts'
import { html } from '../html.ts'
import { linkingTo } from '../words.ts'
import {
  englishOf,
  figureInEnglish,
  isAsSpelled,
  namesInWords,
  ruleInEnglish,
  ruleNameInEnglish,
} from './code-words.ts'

const link = (text: string) => html`${text}`

const testFiles = [domainFolder, screensFolder, adapterFolder].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .filter((file) =>
      (folder === adapterFolder ? /-table\.test\.ts$/ : /\.test\.tsx?$/).test(file),
    ),
)

const tables: readonly Table[] = testFiles.flatMap((file) =>
  tablesIn(readFileSync(file, 'utf8')).map(({ headings, rows }) => ({
    anchor: '',
    title: '',
    file,
    headings,
    rows: rows
      .filter((cells) => cells.join() !== headings.join())
      .map((cells) => ({ anchor: '', cells, result: 'passed', ids: [], complaints: [] })),
  })),
)

const contexts = readdirSync(domainFolder, { withFileTypes: true }).filter((entry) =>
  entry.isDirectory(),
)
const sources = await Promise.all([
  ...contexts.map(({ name }) => readContext(name)),
  ...contexts.map(({ name }) => readStandIn(name)),
  sourceOf({ adapter: 'client' }),
  sourceOf({ controls: 'wish' }),
])
const figures = sources.flatMap((source) => source.figures)

/** Words with a capital inside that no English words stand for; quoted texts and addresses are as they are. */
const codeWordsIn = (page: string): readonly string[] =>
  [...page.matchAll(/<(?:td|th)\b[^>]*>(.*?)<\/(?:td|th)>/gs)].flatMap(([, cell = '']) =>
    (
      cell
        .replace(/<code.*?<\/code>/gs, '')
        .replace(/<[^>]+>/g, '')
        .replaceAll('&#39;', "'")
        .replaceAll('&quot;', '"')
        .replace(/'[^']*'|"[^"]*"|“[^”]*”|‘[^’]*’/g, '')
        .match(/\S*[a-z][A-Z]\S*/g) ?? []
    ).filter((word) => !/[/?{}<>]/.test(word)),
  )

test.each([
  ['getUTCFullYear', 'get UTC full year'],
  ['sendURLsNow', 'send URLs now'],
  ['employeeNIRate', 'employee NI rate'],
  ['isASaving', 'is a saving'],
  ['redirectUrl', 'redirect URL'],
  ['dashboardPolicy.newestCashback', 'newest cashback'],
])('Capitals in a row are a word of their own: %s', (name, words) => {
  expect(englishOf(name)).toBe(words)
})

describe('No cell and no heading says a name from the code without English words', () => {
  test('in decision tables', async () => {
    expect(tables.length).toBeGreaterThan(100)
    const shown = tables.map((table) => ({
      ...table,
      rows: table.rows.map((row) => ({
        ...row,
        cells: row.cells.map((cell, at) =>
          isAsSpelled(table.file, table.headings[at] ?? '') ? '' : cell,
        ),
      })),
    }))
    expect(codeWordsIn(String(await tablesPart(shown, link)))).toEqual([])
  })

  test('in figures', async () => {
    const shown = figures.map(({ file, figures }) => ({
      file,
      figures: figures.map((figure) => ({
        ...figure,
        says: '',
        value: isAsSpelled(file, 'value') ? '' : figure.value,
      })),
    }))
    expect(codeWordsIn(String(await figuresPart(shown, () => '', link)))).toEqual([])
  })
})

test('A table has the words and the name beside them, and the file of cases the name alone', async () => {
  const table = { anchor: 't', title: 'T', file: 'a/a.test.ts', headings: ['field', 'isGone'] }
  const row = { anchor: 'r', cells: ['orderNumber', "'orderNumber'"], result: 'passed' } as const
  const page = await tablesPart([{ ...table, rows: [{ ...row, ids: [], complaints: [] }] }], link)
  expect(String(page)).toContain(
    '<td role="cell" data-label="field" data-written="orderNumber"><span>order number <code class="code-name">orderNumber</code></span></td><td role="cell" data-label="is gone"><span>&#39;orderNumber&#39;</span>',
  )
  expect(String(page)).toContain('data-written="isGone">is gone <code')
})

test.each([
  ['orderNumber', 'order number'],
  ['redirectUrl', 'redirect URL'],
  ['vouchersPolicy.leastAmount', 'least amount'],
  ['helpKeys.retailerPage', 'help keys: retailer page'],
  [
    'rateBook incomeTax scotland.bands intermediate.percent',
    'income tax, Scotland, bands, intermediate: percent',
  ],
  ['leadingOn', 'calls that lead on to another page'],
])('%s is %s', (name, words) => {
  expect(name.includes('.') ? figureInEnglish(name) : englishOf(name)).toBe(words)
})

test.each([
  ['payslipOf', 'payslip'],
  ['insuranceOn', 'insurance'],
  ['niNumberIn', 'NI number'],
  ['vendorsAt', 'vendors'],
  ['searchFor', 'search'],
  ['genderChoiceFrom', 'gender choice'],
  ['mayLogIn', 'may log in'],
  ['savingsShown', 'savings shown'],
  ['isSavingOn', 'is saving on'],
  ['field-errors.rules.ts', 'field errors'],
])('the rule %s is called %s where its name stands alone', (name, words) => {
  expect(ruleInEnglish(name)).toBe(words)
  expect(String(ruleNameInEnglish(name))).toBe(`${words} <code class="code-name">${name}</code>`)
})

test('A rule without words of its own is named once, with the file that has it', () => {
  const name = 'complaintAboutEmail (login.rules.ts)'
  expect(ruleInEnglish(name)).toBe('complaint about email')
  expect(String(ruleNameInEnglish(name))).toBe(
    `complaint about email <code class="code-name">${name}</code>`,
  )
})

test('Each name with words of its own is a figure of today', () => {
  const known = new Set(figures.flatMap(({ figures }) => figures.map(({ name }) => name)))
  expect(Object.keys(namesInWords).filter((name) => !known.has(name))).toEqual([])
})

test('Titles of tables and facts have the words, too; what is marked as code stays as it is', async () => {
  const fact = { anchor: 'f', title: 'the redirectUrl, and `mayLogIn`', group: 'isOn', file: 'a' }
  const page = String(
    await factsPart([{ ...fact, result: 'passed', ids: [], complaints: [] }], link),
  )
  expect(page).toContain(
    'the redirect URL <code class="code-name">redirectUrl</code>, and `mayLogIn`',
  )
  expect(page).toContain('<h3>is on <code class="code-name">isOn</code> <small')
})

test('How a call ended stands in words where its table says what is remembered', () => {
  const cells = tablesIn(readFileSync(`${domainFolder}/portal/unheard.test.ts`, 'utf8')).flatMap(
    ({ rows }) => rows.flat(),
  )
  expect(cells).toContain('changes: not made')
  expect(cells.filter((cell) => cell.includes('notMade'))).toEqual([])
})

test.each([
  ['higher.taxRate', 'tax, higher band of the comparison, from 6 April 2026'],
  [
    'basic.employeeNIRate',
    'employee’s National Insurance, basic band of the comparison, from 6 April 2026',
  ],
])('A rate of the comparison goes by its words: %s', async (name, words) => {
  const change = {
    kind: 'figure or rate' as const,
    file: 'apps/fake-api/src/portal/page-configuration.policy.ts',
    name: `choiceRates 2026-04-06.${name}`,
    was: '40%',
    is: '41%',
  }
  expect(figureInEnglish(change.name)).toBe(words)
  expect(String(await nameOfChange(change, linkingTo(new Set())))).toContain(words)
})

test('A figure of the rate book, and of the page it comes from, goes by words', () => {
  expect(figureInEnglish('rateBook loan plan2.above')).toBe(
    'student loan, Plan 2: pay above which it is repaid',
  )
  expect(figureInEnglish('rateSources.wales.checkedOn')).toBe(
    'published page for Wales: day of the last check',
  )
  expect(figureInEnglish('standInSavingsPolicy.toCard.name')).toBe('withdrawal to the card: name')
})

test('What else a row of the comparison says goes by words', () => {
  const named = (field: string) => figureInEnglish(`choiceRates 2027-04-06.${field}`)
  const row = 'rates of the comparison, from 6 April 2027'
  expect(named('from')).toBe(`${row}: first day`)
  expect(named('until')).toBe(`${row}: last day`)
  expect(named('source.title')).toBe(`${row}: title of the published page`)
  expect(named('source.address')).toBe(`${row}: address of the published page`)
  expect(named('source.checkedOn')).toBe(`${row}: day of the last check`)
})
