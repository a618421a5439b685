import { type RefObject, useLayoutEffect, useRef } from 'react'
import { focusHeading } from './heading-focus.ts'

export interface FocusBack {
  readonly control: RefObject<HTMLButtonElement | null>
  /** Call it when the control is pressed, before it is disabled. */
  readonly keep: () => void
}

/**
 * A button that is disabled while it works loses the focus, and the keyboard would start again at
 * the top of the page. Afterwards this returns the focus to the button, or to the page's heading
 * when the button can't be pressed any more, unless the member has moved on.
 */
export function useFocusBackOnControl(isBusy: boolean): FocusBack {
  const control = useRef<HTMLButtonElement>(null)
  const isKept = useRef(false)

  useLayoutEffect(() => {
    if (isBusy || !isKept.current) return
    isKept.current = false
    const focused = document.activeElement
    if (focused !== null && !focused.contains(control.current)) return
    if (control.current?.isConnected && !control.current.disabled) control.current.focus()
    else focusHeading()
  }, [isBusy])

  return {
    control,
    keep: () => {
      isKept.current = true
    },
  }
}
