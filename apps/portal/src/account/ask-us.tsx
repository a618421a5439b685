import { paths } from '@save/domain/shell'
import { Link } from '@save/ui/link'
import type { ReactNode } from 'react'
import { useAsking } from '../portal/question.ts'

export interface AskUsProps {
  /** How the question begins. */
  readonly question: string
  readonly children: ReactNode
}

/** The way to support about cashback, with the question begun. */
export function AskUs({ question, children }: AskUsProps) {
  const ask = useAsking()
  return (
    <p>
      <Link
        href={paths.contact}
        onClick={() => ask({ category: 'Cashback', description: question })}
      >
        {children}
      </Link>
    </p>
  )
}
