import { type ReactNode, useId } from 'react'
import { Modal } from './modal.tsx'
import './dialog.css'

export type DialogProps = {
  readonly title: ReactNode
  /** Without it, only the page can close the dialog: no Escape, no press on the backdrop. */
  readonly onClose?: (() => void) | undefined
  readonly children: ReactNode
}

/** A question over the dimmed page. Rendered is open. */
export function Dialog({ title, onClose, children }: DialogProps) {
  const titleId = useId()
  return (
    <Modal overlay="overlay" className="dialog" labelledBy={titleId} onClose={onClose}>
      <h2 id={titleId}>{title}</h2>
      {children}
    </Modal>
  )
}

export type WaitProps = {
  /** Names the wait, for example after the button that began it. */
  readonly label: string
  /** What is happening. */
  readonly children: ReactNode
}

/** The page is blocked until an answer comes. Rendered is open; nothing closes it. */
export const WaitOverlay = ({ label, children }: WaitProps) => (
  <Modal
    overlay="overlay overlay-wait"
    className="dialog dialog-wait"
    label={label}
    role="alertdialog"
  >
    <span className="spinner" aria-hidden="true" />
    <p role="status">{children}</p>
  </Modal>
)
