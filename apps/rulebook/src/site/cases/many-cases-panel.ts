import { isFigure } from '../../model/cases/amount-columns.ts'
import { element } from '../elements.ts'
import type { TryIt, Typed } from '../try-it/try-it.ts'
import { csvOf } from './csv.ts'
import { download } from './download.ts'
import { firstCase, saidColumns, type WorkedCases, workedCases } from './many-cases.ts'
import { tablesOfPage } from './other-tables.ts'
import { summaryOf } from './summary.ts'

/** How many rows are shown; the file has them all. */
const mostShown = 200

/** Below a thing to try: a whole table of cases, from a file or typed in, with its results. */
export function manyCases(tryIt: TryIt, typedNow: () => Typed): HTMLElement {
  const id = `try-${tryIt.id}-cases`
  const text = element('textarea', { id, rows: '5', spellcheck: 'false' })
  const file = element('input', { type: 'file', accept: '.csv,text/csv', id: `${id}-file` })
  const work = button('Work them out')
  const save = button('Download the results')
  const said = element('div', { role: 'status', class: 'many-said' })
  const results = element('div', { class: 'scroll' })
  save.hidden = true
  let worked: WorkedCases | undefined

  const show = () => {
    try {
      worked = workedCases(tryIt, text.value, tablesOfPage())
      const [first = '', ...notes] = [...summaryOf(worked), ...shownOnly(worked)]
      said.replaceChildren(element('p', {}, first), listOf(notes))
      results.replaceChildren(tableOf(worked))
    } catch (error) {
      worked = undefined
      said.textContent = error instanceof Error ? error.message : String(error)
      results.replaceChildren()
    }
    save.hidden = worked === undefined
  }
  work.addEventListener('click', show)
  save.addEventListener('click', () => {
    if (worked !== undefined) download(`${tryIt.id}-results.csv`, csvOf(worked.rows))
  })
  file.addEventListener('change', () => {
    void file.files?.[0]?.text().then((read) => {
      text.value = read
      show()
    })
  })

  const details = element(
    'details',
    { class: 'many-cases' },
    element('summary', {}, 'Many cases at once'),
    element(
      'p',
      {},
      'A table with a case in each row, such as a decision table of this book downloaded as CSV and changed. A column that the rule answers is compared with its answer. Cells copied from a spreadsheet can be pasted as they are; the columns may have the names of the fields above.',
    ),
    element('label', { for: `${id}-file` }, 'A CSV file'),
    file,
    element('label', { for: id }, 'Or the cases themselves'),
    text,
    element('p', {}, work, ' ', save),
    said,
    results,
  )
  details.addEventListener('toggle', () => {
    if (details.open && text.value === '') text.value = csvOf(firstCase(tryIt, typedNow()))
  })
  return details
}

const button = (words: string): HTMLButtonElement =>
  element('button', { type: 'button', class: 'button' }, words)

const listOf = (notes: readonly string[]): HTMLElement =>
  element('ul', {}, ...notes.map((note) => element('li', {}, note)))

const shownOnly = ({ cases }: WorkedCases): readonly string[] =>
  cases.length > mostShown ? [`The first ${mostShown} are shown.`] : []

function tableOf({ headings, cases }: WorkedCases): HTMLElement {
  const columns = [...headings, ...saidColumns(cases)]
  return element(
    'table',
    { class: 'cases', role: 'table', 'aria-label': 'The cases with their results' },
    element(
      'thead',
      { role: 'rowgroup' },
      element(
        'tr',
        { role: 'row' },
        ...columns.map((name) => element('th', { role: 'columnheader', scope: 'col' }, name)),
      ),
    ),
    element(
      'tbody',
      { role: 'rowgroup' },
      ...cases
        .slice(0, mostShown)
        .map((worked) =>
          element(
            'tr',
            { role: 'row' },
            ...columns.map((name, column) => cellOf(name, column, worked)),
          ),
        ),
    ),
  )
}

function cellOf(name: string, column: number, worked: WorkedCases['cases'][number]): HTMLElement {
  const cell = element('td', { role: 'cell', 'data-label': name })
  if (column === worked.cells.length) cell.append(worked.says)
  else if (column > worked.cells.length)
    cell.append(
      element('div', {}, ...worked.alsoSays.map((sentence) => element('p', {}, sentence))),
    )
  else {
    const wrong = worked.differences.find((difference) => difference.column === name)
    if (wrong === undefined) cell.append(...inOnePiece(worked.cells[column] ?? ''))
    else
      cell.append(
        element(
          'span',
          {},
          'said ',
          element('del', {}, wrong.expected || '(nothing)'),
          ', is ',
          element('ins', {}, wrong.result || '(nothing)'),
        ),
      )
  }
  return cell
}

/** No day and no amount is broken over two lines. */
const inOnePiece = (text: string): readonly (Node | string)[] => [
  isFigure(text) ? element('span', { class: 'amount' }, text) : text,
]
