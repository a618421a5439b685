import { type ComponentProps, type PropsWithChildren, type ReactNode, useId } from 'react'
import { Modal } from './modal.tsx'
import './dialog.css'
import { IconButton } from '../button/button.tsx'
import { CloseIcon } from '../icon/icon.tsx'

/** A question over the dimmed page. Open while rendered; the member can't close it. */
export function Dialog({ title, children }: PropsWithChildren<{ readonly title: ReactNode }>) {
  const titleId = useId()
  return (
    <Modal overlay="overlay" className="dialog" labelledBy={titleId}>
      <h2 id={titleId}>{title}</h2>
      {children}
    </Modal>
  )
}

/** Blocks the page until an answer comes. Open while rendered: the member can't close it. */
export const WaitOverlay = ({ label, children }: PropsWithChildren<{ readonly label: string }>) => (
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

export type DrawerProps = {
  readonly title: ReactNode
  readonly closeLabel: string
  readonly onClose: () => void
  readonly children: ReactNode
}

/** The menu, from the right over the dimmed page. Open while rendered. */
export function Drawer({ title, closeLabel, onClose, children }: DrawerProps) {
  const titleId = useId()
  return (
    <Modal overlay="overlay overlay-end" className="drawer" labelledBy={titleId} onClose={onClose}>
      <IconButton label={closeLabel} onClick={onClose}>
        <CloseIcon />
      </IconButton>
      <h2 id={titleId}>{title}</h2>
      {children}
    </Modal>
  )
}

/** The links of the menu; `aria-current="page"` marks the current one. */
export const DrawerMenu = ({ label, children }: PropsWithChildren<{ readonly label: string }>) => (
  <nav aria-label={label}>{children}</nav>
)

export const DrawerAction = (props: Omit<ComponentProps<'button'>, 'className' | 'style'>) => (
  <button type="button" {...props} className="drawer-action" />
)
