import { accountMessages, type TransactionWay } from '@save/domain/account'
import { AskUs } from './ask-us.tsx'

/**
 * What a transaction opens to: its reference, what its status means, what happens next, and who to
 * ask.
 */
export const TransactionDetail = ({
  way: { reference, means, next, question },
}: {
  readonly way: TransactionWay
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
