import { Status } from '@save/ui/status'
import type { Result as TestResult } from '../book/book.schema.ts'

/** The result of a test or row; failures are highlighted. */
export const Result = ({ children }: { readonly children: TestResult }) => {
  if (children === 'failed') return <strong className="failed">{children}</strong>
  return <Status kind={children === 'passed' ? 'done' : 'off'}>{children}</Status>
}
