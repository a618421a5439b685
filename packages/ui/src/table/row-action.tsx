import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { Button } from '../button/button.tsx'
import './row-action.css'

export interface RowActionProps {
  /** The row's button, or the question that confirms it. */
  readonly children: ReactNode
  readonly failed?: ReactNode
  readonly done?: string | undefined
}

/** The button of a row, and the outcome of pressing it, which is below the row if the table is folded. */
export const RowAction = ({ children, failed, done }: RowActionProps) => (
  <>
    {children}
    <div className="row-said" role="alert">
      {failed}
    </div>
    <div className="row-said" aria-live="polite">
      {done}
    </div>
  </>
)

export interface RowQuestionProps {
  readonly question: string
  readonly yes: string
  readonly no: string
  readonly onYes: () => void
  /** Escape also means no. */
  readonly onNo: () => void
}

/** Replaces a row's button, to confirm an action that can't be undone. The focus starts on 'no'. */
export function RowQuestion({ question, yes, no, onYes, onNo }: RowQuestionProps) {
  const questionId = useId()
  const keeping = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => keeping.current?.focus(), [])
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div
      className="row-question"
      role="group"
      aria-labelledby={questionId}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onNo()
      }}
    >
      <p id={questionId}>{question}</p>
      <Button once quiet size="s" onClick={onYes}>
        {yes}
      </Button>
      <Button once quiet size="s" ref={keeping} onClick={onNo}>
        {no}
      </Button>
    </div>
  )
}
