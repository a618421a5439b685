import { type StatementView, statementsMessages, statementsPolicy } from '@save/domain/statements'
import { ListingStatus } from '@save/ui/listing'
import { AfterABeat } from '@save/ui/skeleton'
import { Statement, StatementAwaited } from '@save/ui/statement'
import { FailureInPlace } from '../routing/failure-screen.tsx'

const { ours } = statementsMessages
const { chartSize } = statementsPolicy

export interface StatementBodyProps {
  readonly view: StatementView
  /** The member and the day, for printing. */
  readonly printedFor: string | undefined
  readonly onRetry: () => void
}

/** Below the heading: loading, failed, or the pie and its table (STMT-04 to STMT-09). */
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
        <StatementAwaited chartSize={chartSize} />
      </AfterABeat>
    )}
    {view.is === 'ready' && (
      <Statement
        caption={ours.caption}
        headings={{ name: ours.description, value: ours.value }}
        rows={view.rows}
        total={{ label: ours.total, value: view.total }}
        chartLabel={view.chart ?? ''}
        chartSize={chartSize}
        printedFor={printedFor}
      />
    )}
  </>
)
