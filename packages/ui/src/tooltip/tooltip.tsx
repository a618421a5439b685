import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react'
import './tooltip.css'

export interface TooltipProps {
  readonly text: string
  /** The control that the hint describes. A disabled control stays focusable. */
  readonly children: (control: { readonly 'aria-describedby': string }) => ReactNode
}

/**
 * A hint that opens on hover, focus and click. Escape closes it, the pointer may rest on it, and it stays open while
 * either the pointer or the focus is there.
 */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId()
  const container = useRef<HTMLDivElement>(null)
  const [isOpen, setIsOpen] = useState(false)

  useLayoutEffect(() => {
    if (!isOpen) return
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      // Closes the hint, but not the dialog around it.
      event.stopPropagation()
      setIsOpen(false)
    }
    const closeOutside = (event: PointerEvent) => {
      if (event.target instanceof Node && !container.current?.contains(event.target))
        setIsOpen(false)
    }
    document.addEventListener('keydown', closeOnEscape, true)
    document.addEventListener('pointerdown', closeOutside)
    return () => {
      document.removeEventListener('keydown', closeOnEscape, true)
      document.removeEventListener('pointerdown', closeOutside)
    }
  }, [isOpen])

  const open = () => setIsOpen(true)

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches the control inside
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard opens the hint by its focus
    <div
      className={isOpen ? 'tooltip is-open' : 'tooltip'}
      ref={container}
      onPointerEnter={(event) => event.pointerType === 'mouse' && open()}
      onPointerLeave={(event) => {
        if (event.pointerType !== 'mouse') return
        setIsOpen(event.currentTarget.contains(document.activeElement))
      }}
      onFocus={open}
      onBlur={() => setIsOpen(false)}
      onClick={open}
    >
      {children({ 'aria-describedby': id })}
      <span className="tooltip-text" role="tooltip" id={id}>
        {text}
      </span>
    </div>
  )
}
