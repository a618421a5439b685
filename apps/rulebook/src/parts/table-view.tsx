import { Disclosure } from '@save/ui/disclosure'
import { type ReactNode, useState } from 'react'
import type { Row, Table } from '../book/book.schema.ts'
import { rulebookMessages } from '../rulebook.messages.ts'
import { useAnchor, useBook } from '../shown-book.tsx'
import { hasFailed } from '../trace.ts'
import { ManyCasesForm } from '../try/many-cases-form.tsx'
import { runningTables } from '../try/running-tables.ts'
import { TryForm } from '../try/try-form.tsx'
import { Source } from './code.tsx'
import { DownloadButton } from './download-button.tsx'
import { Result } from './result.tsx'
import { Scroll } from './scroll.tsx'
import { WithLinks } from './with-links.tsx'

const { table: messages, tryIt, manyCases } = rulebookMessages

/** A decision table with the last run's results, and its actions. */
export function TableView({ table }: { readonly table: Table }) {
  const failed = table.rows.filter(hasFailed).length
  const running = runningTables.get(table.title)
  const anchor = useAnchor(table)
  return (
    <article className="part" {...anchor}>
      <h3>{table.title}</h3>
      <p className="facts-line">
        {table.ids.length > 0 && (
          <span>
            <WithLinks>{table.ids.join(', ')}</WithLinks>
          </span>
        )}
        {failed > 0 && (
          <strong className="failed">{messages.failing(failed, table.rows.length)}</strong>
        )}
      </p>
      <Rows table={table} rows={table.rows} />
      <Source file={table.file} />
      <div className="actions">
        {running && (
          <>
            <Opening summary={tryIt.summary}>{() => <TryForm table={running} />}</Opening>
            <Opening summary={manyCases.summary}>{() => <ManyCasesForm table={running} />}</Opening>
          </>
        )}
        <DownloadButton name={anchor.id} lines={linesOf(table)}>
          {messages.download}
        </DownloadButton>
      </div>
    </article>
  )
}

const linesOf = ({ headings, rows }: Table): readonly (readonly string[])[] => [
  [...headings, messages.result.toLowerCase()],
  ...rows.map(({ cells, result }) => [...headings.map((heading) => cells[heading] ?? ''), result]),
]

/** The failed rows of a table, with a link to the whole table. */
export function FailedRows({
  table,
  rows,
}: {
  readonly table: Table
  readonly rows: readonly Row[]
}) {
  const { links } = useBook()
  return (
    <article className="part">
      <h3>
        <a href={`#${links.anchorOf(table)}`}>{table.title}</a>
      </h3>
      <Rows table={table} rows={rows} />
    </article>
  )
}

function Rows({
  table: { title, headings, answers },
  rows,
}: {
  readonly table: Table
  readonly rows: readonly Row[]
}) {
  const kindOf = (heading: string) => (answers.includes(heading) ? 'answer' : undefined)
  return (
    <Scroll label={title}>
      <table className="grid">
        <thead>
          <tr>
            {headings.map((heading) => (
              <th scope="col" className={kindOf(heading)} key={heading}>
                {heading}
              </th>
            ))}
            <th scope="col">{messages.result}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <RowView row={row} headings={headings} kindOf={kindOf} key={row.name} />
          ))}
        </tbody>
      </table>
    </Scroll>
  )
}

function RowView({
  row: { cells, result, received = {}, message },
  headings,
  kindOf,
}: {
  readonly row: Row
  readonly headings: readonly string[]
  readonly kindOf: (heading: string) => string | undefined
}) {
  return (
    <>
      <tr>
        {headings.map((heading) => {
          const text = cells[heading] ?? ''
          const got = received[heading]
          if (got !== undefined)
            return (
              <td className="wrong" key={heading}>
                {messages.wrong(text, got)}
              </td>
            )
          return heading === 'case' ? (
            <th scope="row" key={heading}>
              {text}
            </th>
          ) : (
            <td className={heading === 'id' ? 'whole' : kindOf(heading)} key={heading}>
              {heading === 'id' ? <WithLinks>{text}</WithLinks> : text}
            </td>
          )
        })}
        <td>
          <Result>{result}</Result>
        </td>
      </tr>
      {message !== undefined && (
        <tr>
          <td className="wrong" colSpan={headings.length + 1}>
            {message}
          </td>
        </tr>
      )}
    </>
  )
}

/** Folded content, which is rendered only once it is opened. */
function Opening({
  summary,
  children,
}: {
  readonly summary: string
  readonly children: () => ReactNode
}) {
  const [wasOpened, setWasOpened] = useState(false)
  return (
    <Disclosure summary={summary} onOpen={() => setWasOpened(true)}>
      {wasOpened && children()}
    </Disclosure>
  )
}
