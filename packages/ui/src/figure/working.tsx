import { type ReactNode, useId, useState } from 'react'
import { DownIcon } from '../icon/icon.tsx'
import { Entries, type Entry } from './figure.tsx'
import './working.css'

export interface WorkingPart {
  /** The name of this figure. Missing if there is only one. */
  readonly title?: string | undefined
  /** Each step and its result; the last is the final one. */
  readonly lines: readonly Entry[]
}

export interface WorkingProps {
  /** The question that the calculation answers: the label of the control that opens it. */
  readonly summary: ReactNode
  readonly explanation: ReactNode
  readonly parts: readonly WorkingPart[]
  readonly open?: boolean | undefined
}

/**
 * The calculation of a figure, shown below it on demand. Rendered only once it has been opened, so that the page
 * doesn't repeat its words and figures.
 */
export function Working({ summary, explanation, parts, open = false }: WorkingProps) {
  const [wasOpened, setWasOpened] = useState(open)
  return (
    <details
      className="working"
      open={open}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) setWasOpened(true)
      }}
    >
      <summary>
        {summary}
        <DownIcon />
      </summary>
      {wasOpened && (
        <div className="working-body">
          <p>{explanation}</p>
          {parts.map((part, index) => (
            <Part part={part} key={part.title ?? index} />
          ))}
        </div>
      )}
    </details>
  )
}

function Part({ part: { title, lines } }: { readonly part: WorkingPart }) {
  const id = useId()
  if (title === undefined) return <Entries entries={lines} />
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would promise controls
    <div role="group" aria-labelledby={id}>
      <p className="working-title" id={id}>
        {title}
      </p>
      <Entries entries={lines} />
    </div>
  )
}
