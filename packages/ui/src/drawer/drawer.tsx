import { type ComponentProps, type ReactNode, useId } from 'react'
import { Modal } from '../dialog/modal.tsx'
import { CloseIcon } from '../icon/icon.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import '../dialog/dialog.css'
import './drawer.css'

export type DrawerProps = {
  readonly title: ReactNode
  readonly closeLabel: string
  readonly onClose: () => void
  readonly children: ReactNode
}

/** The menu, from the right over the dimmed page. Rendered is open. */
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

/** The places to go, in large; `aria-current="page"` marks the one that is shown. */
export const DrawerMenu = ({
  label,
  children,
}: {
  readonly label: string
  readonly children: ReactNode
}) => <nav aria-label={label}>{children}</nav>

/** Something to do, among the links. */
export const DrawerAction = (props: Omit<ComponentProps<'button'>, 'className' | 'style'>) => (
  <button type="button" {...props} className="drawer-action" />
)
