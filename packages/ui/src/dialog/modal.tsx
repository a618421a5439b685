import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { FocusScope } from 'react-aria/FocusScope'
import { ariaHideOutside } from 'react-aria/private/overlays/ariaHideOutside'
import { useOverlay } from 'react-aria/useOverlay'
import { usePreventScroll } from 'react-aria/usePreventScroll'
import { createPortal } from 'react-dom'

export type ModalProps = {
  readonly labelledBy?: string | undefined
  readonly label?: string | undefined
  readonly role?: 'dialog' | 'alertdialog' | undefined
  /** Classes of the backdrop and of the box on it. */
  readonly overlay: string
  readonly className: string
  /** Without it, the member can't close the modal: it closes when it is no longer rendered. */
  readonly onClose?: (() => void) | undefined
  readonly children: ReactNode
}

/** Open while rendered. The focus moves in, stays in and returns. The rest of the page is inert and doesn't scroll. */
export function Modal({
  labelledBy,
  label,
  role = 'dialog',
  overlay,
  className,
  onClose,
  children,
}: ModalProps) {
  const ref = useRef<HTMLDivElement>(null)
  const { overlayProps } = useOverlay(
    {
      isOpen: true,
      ...(onClose && { onClose }),
      isDismissable: onClose !== undefined,
      isKeyboardDismissDisabled: onClose === undefined,
    },
    ref,
  )
  usePreventScroll()
  // Runs at once, so that the page announces nothing more.
  useLayoutEffect(
    () => (ref.current ? ariaHideOutside([ref.current], { shouldUseInert: true }) : undefined),
    [],
  )
  return createPortal(
    <FocusScope autoFocus contain restoreFocus>
      <div className={overlay}>
        {/* biome-ignore lint/a11y/useAriaPropsSupportedByRole: both of its roles are dialogs */}
        <div
          {...overlayProps}
          ref={ref}
          className={className}
          role={role}
          aria-modal="true"
          aria-labelledby={labelledBy}
          aria-label={label}
          tabIndex={-1}
        >
          {children}
        </div>
      </div>
    </FocusScope>,
    document.body,
  )
}
