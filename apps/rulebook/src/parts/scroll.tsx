import { type ReactNode, useEffect, useRef } from 'react'

/** Scrolls content that is too wide for the page, and makes it reachable by keyboard. */
export function Scroll({
  label,
  children,
}: {
  readonly label: string
  readonly children: ReactNode
}) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = box.current
    if (!element) return
    const observer = new ResizeObserver(() => {
      if (element.scrollWidth > element.clientWidth) element.tabIndex = 0
      else element.removeAttribute('tabindex')
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would promise controls
    <div ref={box} className="scroll" role="group" aria-label={label}>
      {children}
    </div>
  )
}
