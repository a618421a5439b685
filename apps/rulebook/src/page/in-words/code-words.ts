/** Names from the code stand in tables as English words, with the name itself beside them. */
import { readFileSync } from 'node:fs'
import { payslipMessages } from '@save/domain/payslip'
import { parse } from 'yaml'
import { spaced } from '../../source/spaced-name.ts'
import { type Html, html } from '../html.ts'
import { dayInWords, type Linking } from '../words.ts'

/** English words for names whose own parts don't say enough. */
export const namesInWords: Readonly<Record<string, string>> = parse(
  readFileSync(new URL('names-in-words.yaml', import.meta.url), 'utf8'),
)

/** 'orderNumber', 'MemberWellness'; not within a quoted text, an address or a path into an answer. */
const codeName = /(?<![\w'"’“`/.#?=&{-])((?:[a-z]+|[A-Z][a-z]+)(?:[A-Z][a-z]+)+)(?![\w/{[]|\.\w)/

/** Where a name as the server or the code spells it is what the table is about. */
const asSpelled: readonly (readonly [file: string, column: string, because: string])[] = [
  ['signs/sign.test.ts', 'at', 'a path into an answer'],
  ['signs/sign.test.ts', 'told', 'a path into an answer'],
  ['withdrawal/outcome.test.ts', 'server says', 'each row is a spelling of one name'],
  [
    'withdrawal/withdrawal-status-table.test.ts',
    'SavingsWithdrawalHttpStatus',
    'what the server writes',
  ],
  ['shell/shell.test.ts', 'key', 'each row is a spelling of one key'],
  ['kernel/link/link.test.ts', 'address', 'an address as somebody typed it'],
  ['kernel/calendar/calendar.test.ts', 'from the server', 'each row is a spelling of a day'],
  ['account/edit-cards.test.ts', 'as the date field writes it', 'each row is a spelling of a day'],
  ['signs/signs.policy.ts', 'value', 'words of addresses'],
]

export const isAsSpelled = (file: string, column: string): boolean =>
  asSpelled.some(([known, name]) => file.endsWith(`/${known}`) && name === column)

export const hasCodeName = (text: string): boolean => codeName.test(text)

/** Names of products that are written like names in code. */
const properNames: readonly string[] = ['MyTakeHome']

/** 'order number' of 'orderNumber', 'redirect URL' of 'redirectUrl', 'slow paint' of 'slowPaintMs'; of a figure or a sentence with the name of its list the name alone. */
export const englishOf = (path: string): string =>
  (Object.hasOwn(namesInWords, path) ? namesInWords[path] : undefined) ??
  nameInWords(path.replace(/^.*\./, ''))

const nameInWords = (name: string): string =>
  properNames.find((proper) => proper === name) ??
  spaced(name.replace(/Ms$/, '').replace(/(?<=plan)(?=\d)/g, ' '))
    .replace(/\b(?:url|ni|id|utc)\b/g, (word) => word.toUpperCase())
    .replace(/\b(?:scotland|wales)\b/g, (word) => `${word[0]?.toUpperCase()}${word.slice(1)}`)

/** 'least minimum' of 'withdrawalPolicy.leastMinimum', 'gender code: male' of 'genderCodes.male'. */
export function figureInEnglish(name: string): string {
  const ofRates = rowInEnglish(name) ?? ofComparison(name)
  if (ofRates !== undefined) return ofRates
  const known = namesInWords[name]
  if (known !== undefined) return known
  // 'standInWithdrawalPolicy.telephoneDigits.least'
  const [, whole, part] = /^(\w+\..+)\.(\w+)$/.exec(name) ?? []
  if (whole !== undefined && part !== undefined)
    return `${figureInEnglish(whole)}: ${englishOf(part)}`
  const [list = '', key] = name.split('.')
  if (key === undefined) return englishOf(name)
  return list.endsWith('Policy') ? englishOf(key) : `${englishOf(list)}: ${englishOf(key)}`
}

/** Of 'rateBook loan plan2.above', of 'rateBook loan plan2' as a whole, and of 'rateSources.wales.checkedOn'. */
function rowInEnglish(name: string): string | undefined {
  const [, whole] = /^rateBook ([^.]+)$/.exec(name) ?? []
  if (whole !== undefined) return `${partsOfRow(whole)}: its row`
  const [, row, source, fact = ''] =
    /^(?:rateBook (.+)|rateSources\.(\w+))\.(\w+)$/.exec(name) ?? []
  const is = fieldsOfRows[fact] ?? englishOf(fact)
  if (source !== undefined) return `published page for ${partOfRow(source)}: ${is}`
  return row && `${partsOfRow(row)}: ${is}`
}

const partsOfRow = (row: string): string => row.split(/[ .]/).map(partOfRow).join(', ')

/** Of 'choiceRates 2026-04-06.basic.taxRate', and of 'choiceRates 2026-04-06.source.title'. */
function ofComparison(name: string): string | undefined {
  const [, day] = /^choiceRates ([\d-]+)$/.exec(name) ?? []
  if (day !== undefined) return `rates of the comparison, ${partOfRow(day)}: their row`
  const [, from = '', inner = '', field = ''] =
    /^choiceRates ([\d-]+)\.(?:(\w+)\.)?(\w+)$/.exec(name) ?? []
  if (from === '') return undefined
  if (inner === 'basic' || inner === 'higher')
    return `${hostsRates[field] ?? englishOf(field)}, ${inner} band of the comparison, ${partOfRow(from)}`
  return `rates of the comparison, ${partOfRow(from)}: ${ofSource[field] ?? fieldsOfRows[field] ?? englishOf(field)}`
}

/** As the rate book calls them. */
const hostsRates: Readonly<Record<string, string>> = {
  taxRate: 'tax',
  employeeNIRate: 'employee’s National Insurance',
}

/** Which page a row comes from. */
const ofSource: Readonly<Record<string, string>> = {
  source: 'published page',
  title: 'title of the published page',
  address: 'address of the published page',
}

const partOfRow = (part: string): string =>
  /^\d{4}-\d\d-\d\d$/.test(part)
    ? `from ${dayInWords(part)}`
    : (wordsOfRows[part] ?? englishOf(part))

/** What the dated rows of the rate book, and the pages they come from, say. */
const fieldsOfRows: Readonly<Record<string, string>> = {
  above: 'pay above which it is repaid',
  from: 'first day',
  until: 'last day',
  checkedOn: 'day of the last check',
}

const wordsOfRows: Readonly<Record<string, string>> = {
  loan: 'student loan',
  employers: 'employers’ rates',
  ...payslipMessages.ours.loanPlans,
  ...payslipMessages.ours.ageGroups,
  ...payslipMessages.ours.nations,
}

/** A text with the English words of each code name in it. */
export const inEnglish = (text: string, link: Linking): Html =>
  html`${text
    .split(codeName)
    .map((part, place) => (place % 2 === 1 ? nameInEnglish(part) : link(part)))}`

/** 'payslip' of payslipOf, 'NI number' of niNumberIn: nothing follows where the name of a rule stands alone. A file is 'field errors' of field-errors.rules.ts. The file after a name is left out. */
export const ruleInEnglish = (named: string): string => {
  const name = named.replace(/ \([\w-]+(?:\.[\w-]+)*\)$/, '')
  const [, file] = /^([\w-]+)\.rules\.ts$/.exec(name) ?? []
  if (file !== undefined) return file.replaceAll('-', ' ')
  const words = englishOf(name)
  return /^(?:is|are|has|may) /.test(words)
    ? words
    : words.replace(/ (?:of|on|in|at|for|from)$/, '')
}

/** A name as English words, with the name itself beside them if it is another. */
export const nameInEnglish = (name: string): Html => besideName(englishOf(name), name)

/** The same of a rule whose name stands alone, or with its file: 'mayBuy (offers.rules.ts)'. */
export const ruleNameInEnglish = (name: string): Html => besideName(ruleInEnglish(name), name)

const besideName = (words: string, name: string): Html =>
  words === name ? html`${name}` : html`${words} <code class="code-name">${name}</code>`
