import type { Fact, Row, Table } from '../model/tables.ts'
import { type Html, html, nothing } from './html.ts'
import { resultMark } from './marks.ts'
import type { Linking } from './words.ts'

export function tablesPart(tables: readonly Table[], link: Linking): Html {
  if (tables.length === 0) return nothing
  return html`${tables.map((table) => decisionTable(table, link))}`
}

/** The roles are said again, since a narrow page shows each row as a block of its own. */
const decisionTable = (table: Table, link: Linking): Html => html`
<div class="case-table" id="${table.anchor}"><h3 id="${table.anchor}-title">${link(table.title)} <small class="source source-line">${table.file}</small></h3>
<div class="scroll"><table class="cases" role="table" aria-labelledby="${table.anchor}-title">
<thead role="rowgroup"><tr role="row">${table.headings.map((name) => html`<th role="columnheader" scope="col">${name}</th>`)}<th role="columnheader" scope="col">in this run</th></tr></thead>
<tbody role="rowgroup">${table.rows.map((row) => decisionRow(table, row, link))}</tbody>
</table></div></div>`

const decisionRow = ({ headings }: Table, row: Row, link: Linking): Html => html`
<tr role="row" id="${row.anchor}" class="result-${row.result.replace(' ', '-')}" data-find="row">${row.cells.map(
  (cell, index) =>
    html`<td role="cell" data-label="${headings[index]}"${cell === '' && html` class="empty"`}>${cell === '' ? '' : link(cell)}</td>`,
)}<td role="cell" data-label="in this run" class="verdict">${resultMark(row.result)}</td></tr>${row.complaints.map(
  (complaint) =>
    html`<tr role="row" class="complaint"><td role="cell" colspan="${headings.length + 1}"><pre>${complaint}</pre></td></tr>`,
)}`

export function factsPart(facts: readonly Fact[], link: Linking): Html {
  if (facts.length === 0) return nothing
  const groups = Map.groupBy(facts, ({ group, file }) => `${group}\n${file}`)
  return html`${[...groups.values()].map((group) => factGroup(group, link))}`
}

const factGroup = (facts: readonly Fact[], link: Linking): Html => html`
<div class="facts-group"><h3>${link(facts[0]?.group || 'In general')} <small class="source source-line">${facts[0]?.file}</small></h3>
<ul class="fact-list">${facts.map(
  (fact) => html`
<li id="${fact.anchor}" class="result-${fact.result.replace(' ', '-')}" data-find="fact">${resultMark(fact.result)} <span>${link(fact.title)}</span>${fact.complaints.map((complaint) => html`<pre>${complaint}</pre>`)}</li>`,
)}</ul></div>`
