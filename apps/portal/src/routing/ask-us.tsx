import { paths } from '@save/domain/shell'
import { Link } from '@save/ui/link'
import type { ReactNode } from 'react'
import { noteVisit, usePortal } from '../portal/use-portal.ts'

export interface AskUsProps {
  /** The first words of the question. */
  readonly question: string
  readonly children: ReactNode
}

/** The link to support about cashback, with a prepared question. */
export function AskUs({ question, children }: AskUsProps) {
  const running = usePortal()
  return (
    <p>
      <Link
        href={paths.contact}
        onClick={() =>
          noteVisit(running, { question: { category: 'Cashback', description: question } })
        }
      >
        {children}
      </Link>
    </p>
  )
}
