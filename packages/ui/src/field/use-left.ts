import { type FocusEvent, useLayoutEffect, useRef } from 'react'

type Left = (event: FocusEvent<HTMLInputElement>) => void

/**
 * A message that appears on blur moves everything below it. If a mouse press took the focus, the message waits until
 * the press is over, or the pressed button would move away.
 */
export function useLeft(onLeft: Left | undefined): Left {
  const isPressed = useRef(false)
  const waiting = useRef<() => void>(undefined)
  useLayoutEffect(() => {
    const press = () => {
      isPressed.current = true
    }
    const release = () => {
      isPressed.current = false
      // The click comes directly after the release.
      if (waiting.current) setTimeout(waiting.current)
      waiting.current = undefined
    }
    document.addEventListener('mousedown', press, true)
    document.addEventListener('mouseup', release, true)
    return () => {
      document.removeEventListener('mousedown', press, true)
      document.removeEventListener('mouseup', release, true)
    }
  }, [])
  return (event) => {
    if (isPressed.current) waiting.current = () => onLeft?.(event)
    else onLeft?.(event)
  }
}
