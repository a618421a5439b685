import type { ReactNode } from 'react'
import './outcome.css'

const corner = 'M33 63A31 31 0 0 1 63 33v15a15 15 0 0 1-15 15z'

/** The mark of each outcome. Its corner is dashed, filled with a tick, or fallen off. */
const marks = {
  empty: <path className="outcome-gap" d={corner} />,
  done: (
    <>
      <path className="outcome-corner" d={corner} />
      <path className="outcome-tick" d="m46.5 51.5 4 4 7-8.5" />
    </>
  ),
  trouble: (
    <>
      <path className="outcome-gap" d={corner} />
      <path className="outcome-fallen" d={corner} />
    </>
  ),
}

export type OutcomeProps = {
  readonly mark: keyof typeof marks
  readonly title: ReactNode
  /** True if the outcome is the whole page, with its title as the heading. Otherwise it replaces a list. */
  readonly page?: boolean | undefined
  /** One line of help, and a link or a button to try again. */
  readonly children?: ReactNode
}

/** An empty page, a success, or a failure. */
export const Outcome = ({ mark, title, page = false, children }: OutcomeProps) => (
  <div className={page ? 'outcome outcome-page' : 'outcome'}>
    <svg viewBox="0 0 64 64" aria-hidden="true">
      <path
        className="outcome-field"
        d="M16 0h32a16 16 0 0 1 16 16v10.5A37.5 37.5 0 0 0 26.5 64H16A16 16 0 0 1 0 48V16A16 16 0 0 1 16 0z"
      />
      {marks[mark]}
    </svg>
    <div className="outcome-text">
      {page ? <h1>{title}</h1> : <strong>{title}</strong>}
      {children}
    </div>
  </div>
)
