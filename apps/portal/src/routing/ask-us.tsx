import { paths } from '@save/domain/shell'
import type { SupportCategory } from '@save/domain/support'
import { Link } from '@save/ui/link'
import type { ReactNode } from 'react'
import { noteVisit, usePortal } from '../portal/use-portal.ts'

export interface AskUsProps {
  readonly category?: SupportCategory
  /** The beginning of the question. */
  readonly question: string
  readonly children: ReactNode
}

/** Links to support with the beginning of a question. */
export function AskUs({ category = 'Cashback', question, children }: AskUsProps) {
  const running = usePortal()
  return (
    <p>
      <Link
        href={paths.contact}
        onClick={() => noteVisit(running, { question: { category, description: question } })}
      >
        {children}
      </Link>
    </p>
  )
}
