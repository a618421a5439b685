import { named, orNone, text, yesNo } from '../../testing/cells.ts'
import { table } from '../../testing/table.ts'
import { hasEndedByFault, isEndOfSession, isUnanswered, mayHaveArrived } from './failure.rules.ts'
import {
  type Failure,
  forbidden,
  malformed,
  notFound,
  notSent,
  serverFault,
  timedOut,
  unauthorised,
  unreachable,
} from './failure.schema.ts'
import { failureSentences, harmlessFailureSentences } from './failure-messages.rules.ts'

const failure = named<Failure>({
  'not sent': notSent,
  unreachable,
  'timed out': timedOut,
  unauthorised,
  forbidden,
  'not found': notFound,
  ...Object.fromEntries(
    [399, 400, 407, 408, 409, 410, 422, 499, 500].map((status) => [
      `status ${status}`,
      serverFault(status),
    ]),
  ),
  malformed: malformed('Values'),
})

const sentences = orNone(text, '(nothing)')

export const arrivals = table({
  title: 'May a request have taken effect although there is no usable answer?',
  ids: ['OQ-135'],
  given: { failure },
  answers: { answer: yesNo, 'ended by the server': yesNo },
  rows: `
    failure      | answer | ended by the server
    not sent     | no     | no
    unreachable  | yes    | no
    timed out    | yes    | no
    unauthorised | no     | no
    forbidden    | no     | no
    not found    | no     | no
    status 399   | yes    | no
    status 400   | no     | no
    status 407   | no     | no
    status 408   | yes    | no
    status 409   | yes    | no
    status 410   | no     | no
    status 499   | no     | no
    status 500   | yes    | yes
    malformed    | yes    | no
  `,
  decide: ({ failure }) => ({
    answer: mayHaveArrived(failure),
    'ended by the server': hasEndedByFault(failure),
  }),
})

export const moneyFailures = table({
  title:
    'What does the page say when ordering a benefit, buying a voucher or ordering a basket fails?',
  ids: ['OQ-135'],
  given: { failure },
  answers: { 'page says': sentences, 'session is over': yesNo },
  rows: `
    failure      | page says                                   | session is over
    not sent     | Something went wrong.                       | no
    unreachable  | Something went wrong. ‹where to look first› | no
    timed out    | Something went wrong. ‹where to look first› | no
    unauthorised | (nothing)                                   | yes
    forbidden    | Something went wrong.                       | no
    not found    | Something went wrong.                       | no
    status 422   | Something went wrong.                       | no
    status 500   | Something went wrong. ‹where to look first› | no
    malformed    | Something went wrong. ‹where to look first› | no
  `,
  decide: ({ failure }) => ({
    'page says': failureSentences(failure, '‹where to look first›').join(' ') || undefined,
    'session is over': isEndOfSession(failure),
  }),
})

export const harmlessFailures = table({
  title:
    'What does the page say when cancelling a benefit, saving part of the account or writing to support fails? None of these moves money.',
  ids: ['OQ-019', 'OQ-135'],
  given: { failure },
  answers: { 'page says': sentences, unanswered: yesNo },
  rows: `
    failure      | page says                                   | unanswered
    not sent     | Something went wrong.                       | no
    unreachable  | Something went wrong. ‹it may have arrived› | yes
    timed out    | Something went wrong. ‹it may have arrived› | yes
    unauthorised | (nothing)                                   | no
    forbidden    | Something went wrong.                       | no
    not found    | Something went wrong.                       | no
    status 422   | Something went wrong.                       | no
    status 500   | Something went wrong.                       | no
    malformed    | Something went wrong.                       | no
  `,
  decide: ({ failure }) => ({
    'page says': harmlessFailureSentences(failure, '‹it may have arrived›').join(' ') || undefined,
    unanswered: isUnanswered(failure),
  }),
})
