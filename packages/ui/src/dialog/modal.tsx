import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'

export type ModalProps = {
  readonly labelledBy?: string | undefined
  readonly label?: string | undefined
  readonly role?: 'dialog' | 'alertdialog' | undefined
  readonly className?: string | undefined
  /** Without it, nothing the member does closes the modal: it goes when it is no longer rendered. */
  readonly onClose?: (() => void) | undefined
  readonly children: ReactNode
}

/**
 * A native modal dialog, open while it is rendered. The focus goes in, stays in and comes back; the
 * rest of the page is inert. The element covers the window and is the backdrop itself, or has a
 * `::backdrop` around it: either way a press beside its content is a press on the element.
 */
export function Modal({ labelledBy, label, role, className, onClose, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useModality(dialog)
  useKeys(dialog, onClose)
  const pressedBackdrop = useRef(false)

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does for the keyboard what the backdrop does
    <dialog
      ref={dialog}
      className={className ? `overlay ${className}` : 'overlay'}
      role={role}
      aria-modal="true"
      aria-labelledby={labelledBy}
      aria-label={label}
      tabIndex={-1}
      // Escape and the back gesture are answered here alone, also where a browser would insist.
      closedby="none"
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose?.()
      }}
      onClose={(event) => {
        if (event.target === event.currentTarget) open(event.currentTarget)
      }}
      onPointerDown={(event) => {
        pressedBackdrop.current = event.target === event.currentTarget
      }}
      onClick={(event) => {
        if (pressedBackdrop.current && event.target === event.currentTarget) onClose?.()
      }}
    >
      {children}
    </dialog>
  )
}

/** The modals that are open, the newest last: only the newest answers the keyboard. */
const openModals: HTMLDialogElement[] = []

const open = (dialog: HTMLDialogElement) => {
  if (openModals.includes(dialog) && !dialog.open) dialog.showModal()
}

function useModality(ref: RefObject<HTMLDialogElement | null>) {
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    const before = document.activeElement
    openModals.push(dialog)
    open(dialog)
    if (!dialog.contains(document.activeElement)) (tabbable(dialog)[0] ?? dialog).focus()

    return () => {
      openModals.splice(openModals.indexOf(dialog), 1)
      dialog.close()
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [ref])
}

function useKeys(ref: RefObject<HTMLDialogElement | null>, onClose: (() => void) | undefined) {
  useLayoutEffect(() => {
    const answer = (event: KeyboardEvent) => {
      const dialog = ref.current
      if (!dialog || openModals.at(-1) !== dialog || event.isComposing) return
      if (event.key === 'Escape' && !event.defaultPrevented) {
        event.preventDefault()
        onClose?.()
      }
      if (event.key === 'Tab') keepWithin(dialog, event)
    }
    document.addEventListener('keydown', answer)
    return () => document.removeEventListener('keydown', answer)
  }, [ref, onClose])
}

function tabbable(dialog: HTMLElement) {
  const candidates = dialog.querySelectorAll<HTMLElement>(
    'a[href], button, input, select, textarea, summary, [tabindex="0"]',
  )
  return [...candidates].filter(
    (element) => !element.matches(':disabled, [tabindex="-1"], [inert] *'),
  )
}

/** From the last stop to the first and back, without a detour through the browser's own controls. */
function keepWithin(dialog: HTMLDialogElement, event: KeyboardEvent) {
  const stops = tabbable(dialog)
  const [leaving, entering] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]]
  const focused = document.activeElement
  if (focused !== leaving && focused !== dialog && dialog.contains(focused)) return
  if (focused === dialog && !event.shiftKey && stops.length > 0) return
  event.preventDefault()
  entering?.focus()
}
