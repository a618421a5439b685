import { accountMessages, type TransactionProgress } from '@save/domain/account'
import { AskUs } from '../routing/ask-us.tsx'

/** The details of a transaction: its reference, the meaning of its status, the next step, and the link to support. */
export const TransactionDetail = ({
  way: { reference, means, next, question },
}: {
  readonly way: TransactionProgress
}) => (
  <>
    <p>{reference}</p>
    {means !== undefined && (
      <p>
        {means} {next}
      </p>
    )}
    <AskUs question={question}>{accountMessages.ours.way.ask}</AskUs>
  </>
)
