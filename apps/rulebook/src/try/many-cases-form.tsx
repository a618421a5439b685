import type { DecisionTable } from '@save/domain/testing/table'
import { Button } from '@save/ui/button'
import { Field, TextArea } from '@save/ui/field'
import { Form } from '@save/ui/form'
import { useState } from 'react'
import { csvOf, DownloadButton } from '../parts/download-button.tsx'
import { Scroll } from '../parts/scroll.tsx'
import { rulebookMessages } from '../rulebook.messages.ts'
import { type Answered, answerCases, readCases } from './cases-csv.ts'

const { manyCases: messages } = rulebookMessages

/** The page shows this many lines; the download has all. */
const mostShown = 200

type State = { readonly answered: Answered } | { readonly problem: string } | 'busy' | 'not tried'

/** Runs a table's rule on every line of a sheet. */
export function ManyCasesForm({ table }: { readonly table: DecisionTable }) {
  const [csv, setCsv] = useState(() => exampleOf(table))
  const [state, setState] = useState<State>('not tried')
  const outcome = typeof state === 'object' ? state : undefined

  const take = (text: string) => {
    setCsv(text)
    setState('not tried')
  }
  const answer = async () => {
    const cases = readCases(csv, table)
    if ('problem' in cases) return setState(cases)
    setState('busy')
    setState({ answered: await answerCases(table, cases) })
  }

  return (
    <>
      <Form layout="wide" busy={state === 'busy'} onSubmit={answer}>
        <TextArea
          label={messages.pasted}
          hint={messages.about(table.given.map(({ heading }) => heading))}
          message={outcome && 'problem' in outcome ? outcome.problem : undefined}
          value={csv}
          onChange={(event) => take(event.target.value)}
          spellCheck={false}
        />
        <Field label={messages.file}>
          {(control) => (
            <input
              {...control}
              type="file"
              accept=".csv,text/csv"
              onChange={async ({ target }) => {
                const text = await target.files?.[0]?.text()
                if (text !== undefined) take(text)
              }}
            />
          )}
        </Field>
        <Button type="submit" busy={state === 'busy'}>
          {messages.submit}
        </Button>
      </Form>
      <div role="status">
        {outcome && 'answered' in outcome && <Summary answered={outcome.answered} />}
      </div>
      {outcome && 'answered' in outcome && (
        <AnswersView title={table.title} {...outcome.answered} />
      )}
    </>
  )
}

/** The table's first row, an example to copy headings from. */
const exampleOf = ({ headings, rows }: DecisionTable): string =>
  csvOf([
    headings,
    ...rows.slice(0, 1).map(({ cells }) => headings.map((name) => cells[name] ?? '')),
  ])

const Summary = ({ answered: { lines } }: { readonly answered: Answered }) => (
  <p>{messages.outcome(lines.length, lines.filter(({ isDifferent }) => isDifferent).length)}</p>
)

const AnswersView = ({ title, headings, lines }: Answered & { readonly title: string }) => (
  <>
    <DownloadButton name="answers" lines={[headings, ...lines.map(({ cells }) => cells)]}>
      {messages.download}
    </DownloadButton>
    <Scroll label={`${messages.summary}: ${title}`}>
      <table className="grid">
        <thead>
          <tr>
            {headings.map((heading) => (
              <th scope="col" key={heading}>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.slice(0, mostShown).map(({ cells, isDifferent }, line) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two cases may be the same
            <tr className={isDifferent ? 'different' : undefined} key={line}>
              {headings.map((heading, at) => (
                <td key={heading}>{cells[at]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
    {lines.length > mostShown && <p>{messages.more(lines.length - mostShown)}</p>}
  </>
)
