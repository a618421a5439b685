import { isFigure, type Shown, shownIn } from '../../model/cases/amount-columns.ts'
import { noAnswerUnder } from '../../model/cases/no-answer.ts'
import type { Fact, Row, Table } from '../../model/cases/tables.ts'
import { type WrongCell, wrongCellsOf } from '../../model/cases/wrong-cell.ts'
import { inTest, wholeInWords } from '../changes/whole-result.ts'
import { type Html, html, nothing } from '../html.ts'
import { englishOf, hasCodeName, inEnglish, isAsSpelled } from '../in-words/code-words.ts'
import { anchorLink, provesOf, resultMark } from '../marks.ts'
import { heading, tablePart } from '../table-part.ts'
import { type Linking, withDaysInWords } from '../words.ts'

export function tablesPart(tables: readonly Table[], link: Linking): Html {
  if (tables.length === 0) return nothing
  return html`${tables.map((table) => decisionTable(table, link))}`
}

function decisionTable(table: Table, link: Linking): Html {
  const amounts = table.headings.map((name, column) =>
    shownIn(
      name,
      table.rows.map(({ cells }) => cells[column] ?? ''),
    ),
  )
  return html`
<div class="case-table" id="${table.anchor}"><h3 id="${table.anchor}-title">${inEnglish(table.title, link)} <small class="source source-line">${table.file}</small></h3>
${tablePart({
  kind: 'cases',
  name: { from: `${table.anchor}-title` },
  headings: [
    ...table.headings.map((name) =>
      heading(inEnglish(name, link), html`${wordy(name)}${asWritten(name)}`),
    ),
    heading('in this run'),
  ],
  rows: table.rows.map((row) => decisionRow(table, row, amounts, link)),
  inFile: table.headings.length,
})}</div>`
}

function decisionRow(table: Table, row: Row, amounts: readonly Shown[], link: Linking): Html {
  const { headings, file } = table
  const shown = (cell: string, heading = ''): Html =>
    isAsSpelled(file, heading) ? link(cell) : inEnglish(cell, link)
  const amountIn = (cell: string, column: number): string => {
    const amount = amounts[column]?.(cell) ?? cell
    return isAsSpelled(file, headings[column] ?? '') ? amount : withDaysInWords(amount)
  }
  const wrong = row.result === 'failed' ? wrongCellsOf(table, row) : []
  // What was expected and what came is a sentence: it may take several lines.
  const content = (cell: string, column: number): Html => {
    const amount = cell === '' ? noneIn(table, column) : amountIn(cell, column)
    return (
      wrongOr(wrong, column) ??
      html`<span${inOnePiece(amount)}>${shown(amount, headings[column])}</span>`
    )
  }
  return html`
<tr role="row" id="${row.anchor}" class="result-${row.result.replace(' ', '-')}" data-find="row"${provesOf(row.ids)}>${row.cells.map(
    (cell, index) =>
      html`<td role="cell" data-label="${labelOf(headings[index])}"${cell === '' && noneIn(table, index) === '' ? html` class="empty"` : wordy(cell)}${asWritten(cell, cell === '' ? noneIn(table, index) : amountIn(cell, index))}>${(cell !== '' || noneIn(table, index) !== '') && content(cell, index)}</td>`,
  )}<td role="cell" data-label="in this run" class="verdict"><span>${resultMark(row.result)} ${anchorLink(row.anchor)}</span></td></tr>${row.doubt !== undefined && html`<tr role="row" class="complaint"><td role="cell" colspan="${headings.length + 1}">${row.doubt}</td></tr>`}${row.complaints.map(
    ({ says }, place) =>
      html`<tr role="row" class="complaint"><td role="cell" colspan="${headings.length + 1}">${wrong.length === 0 ? html`<p>${wholeInWords(says)} No single column can be named.</p>${inTest(says)}` : html`${place === 0 && html`<p class="wrong-named">${wrong.map((cell) => html`${labelOf(headings[cell.column])}: ${expectedOf(cell)} `)}</p>`}${inTest(says)}`}</td></tr>`,
  )}`
}

/** Other empty cells than answers stay empty. */
function noneIn({ headings, answers = [] }: Table, column: number): string {
  const heading = headings[column] ?? ''
  return answers.includes(heading) ? noAnswerUnder(heading) : ''
}

/** It has a word that a column of many may be too narrow for. */
const wordy = (text: string): Html =>
  text.split(/[\s-]/).some((word) => word.length > longWord && !isFigure(word))
    ? html` class="wordy"`
    : nothing

const longWord = 14

/** For the file of cases, which has each cell as the test has it. */
const asWritten = (text: string, shown = text): Html =>
  hasCodeName(text) || shown !== text ? html` data-written="${text}"` : nothing

/** The heading as a narrow page has it, before each cell. */
const labelOf = (heading = ''): string => (hasCodeName(heading) ? englishOf(heading) : heading)

function wrongOr(wrong: readonly WrongCell[], index: number): Html | undefined {
  const found = wrong.find(({ column }) => column === index)
  if (found === undefined) return undefined
  return html`<span><span class="wrong-cell">${expectedOf(found)}</span></span>`
}

const expectedOf = ({ expected, received }: WrongCell): Html =>
  html`expected <ins${inOnePiece(expected)}>${expected}</ins>, got <del${inOnePiece(received)}>${received}</del>`

const inOnePiece = (text: string): Html => (isFigure(text) ? html` class="amount"` : nothing)

export function factsPart(facts: readonly Fact[], link: Linking): Html {
  if (facts.length === 0) return nothing
  const groups = Map.groupBy(facts, ({ group, file }) => `${group}\n${file}`)
  return html`${[...groups.values()].map((group) => factGroup(group, link))}`
}

const factGroup = (facts: readonly Fact[], link: Linking): Html => html`
<div class="facts-group"><h3>${inEnglish(facts[0]?.group || 'In general', link)} <small class="source source-line">${facts[0]?.file}</small></h3>
<ul class="fact-list">${facts.map(
  (fact) => html`
<li id="${fact.anchor}" class="result-${fact.result.replace(' ', '-')}" data-find="fact"${provesOf(fact.ids)}>${resultMark(fact.result)} <span>${inEnglish(fact.title, link)}</span> ${anchorLink(fact.anchor)}${fact.complaints.map(({ says }) => inTest(says))}</li>`,
)}</ul></div>`
