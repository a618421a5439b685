import {
  type StatementView,
  sizeOfOthers,
  statementsMessages,
  statementsPolicy,
} from '@save/domain/statements'
import { ListingStatus } from '@save/ui/listing'
import { AfterABeat } from '@save/ui/skeleton'
import { Statement, StatementLoading } from '@save/ui/statement'
import { LeftOut, usePagesHere } from '../portal/lists.tsx'
import { FailureInPlace } from '../routing/failure-screen.tsx'

const { ours } = statementsMessages
const { chartSize } = statementsPolicy

export interface StatementBodyProps {
  readonly view: StatementView
  /** The member and the day, for printing. */
  readonly printedFor: string | undefined
  readonly onRetry: () => void
}

/** Below the heading: loading, a failure, or the pie and its table (STMT-04 to STMT-09). */
export const StatementBody = ({ view, printedFor, onRetry }: StatementBodyProps) => (
  <>
    <ListingStatus>
      {view.is === 'loading' && (
        <AfterABeat>
          <p>{view.text}</p>
        </AfterABeat>
      )}
      {view.is === 'failed' && <FailureInPlace onRetry={onRetry} />}
      {view.is === 'ready' && view.rows.length === 0 && <p>{ours.nothing}</p>}
    </ListingStatus>
    {view.is === 'loading' && (
      <AfterABeat>
        <StatementLoading chartSize={chartSize} />
      </AfterABeat>
    )}
    {view.is === 'ready' && <StatementPages view={view} printedFor={printedFor} />}
  </>
)

interface StatementPagesProps extends Pick<StatementBodyProps, 'printedFor'> {
  readonly view: Extract<StatementView, { readonly is: 'ready' }>
}

/** One page of the rows; total and pie cover all of them. */
function StatementPages({ view, printedFor }: StatementPagesProps) {
  const { rows, total, leftOut, chart = '' } = view
  const { shown, pager, top } = usePagesHere(rows)
  return (
    <>
      <LeftOut count={leftOut} meaning={ours.leftOut} />
      <div ref={top} tabIndex={-1}>
        <Statement
          caption={ours.caption}
          headings={{ name: ours.description, value: ours.value }}
          rows={shown}
          others={sizeOfOthers(rows, shown)}
          total={{ label: pager ? ours.totalOfAllPages : ours.total, value: total }}
          chartLabel={chart}
          chartSize={chartSize}
          printedFor={printedFor}
        />
      </div>
      {pager}
    </>
  )
}
