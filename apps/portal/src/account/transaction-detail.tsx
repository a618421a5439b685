import { accountMessages, type TransactionWay } from '@save/domain/account'
import { paths } from '@save/domain/shell'
import { Link } from '@save/ui/link'
import { useAsking } from '../portal/question.ts'

/**
 * What a transaction opens to: its reference, what its status means, what happens next, and who to
 * ask.
 */
export function TransactionDetail({ way }: { readonly way: TransactionWay }) {
  const { reference, means, next, question } = way
  const ask = useAsking()
  return (
    <>
      <p>{reference}</p>
      {means !== undefined && (
        <p>
          {means} {next}
        </p>
      )}
      {question !== undefined && (
        <p>
          <Link
            href={paths.contact}
            onClick={() => ask({ category: 'Cashback', description: question })}
          >
            {accountMessages.ours.way.ask}
          </Link>
        </p>
      )}
    </>
  )
}
