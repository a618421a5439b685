import { type LastFocused, useLastFocused } from '@save/ui/last-focused'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { focusHeading } from './heading-focus.ts'

export interface FocusBack {
  readonly control: RefObject<HTMLButtonElement | null>
  /** Call it when the control is pressed, before it is disabled. */
  readonly keep: () => void
  /** For the control, too. */
  readonly noting: LastFocused['noting']
}

/**
 * A button that is disabled, while it works or another tab's call is on its way, loses the focus, and
 * the keyboard would start again at the top of the page. Afterwards this returns the focus to the
 * button, or to the page's heading when the button can't be pressed after its work, unless the member
 * has moved on.
 */
export function useFocusBackOnControl(isBusy: boolean): FocusBack {
  const control = useRef<HTMLButtonElement>(null)
  const { last, noting } = useLastFocused()
  const isKept = useRef(false)
  const hasWorked = useRef(false)

  // After each drawing: the control itself says when it is disabled.
  useLayoutEffect(() => {
    const { current: button } = control
    if (button?.disabled && last.current === button) isKept.current = true
    if (isBusy || !isKept.current) {
      hasWorked.current = isBusy
      return
    }
    const mayBePressed = isPressable(button)
    if (!mayBePressed && !hasWorked.current) return
    isKept.current = false
    hasWorked.current = false
    if (document.activeElement?.contains(button) === false) {
      last.current = null
      return
    }
    if (mayBePressed) button.focus()
    else focusHeading()
  })

  return {
    control,
    keep: () => {
      isKept.current = true
    },
    noting,
  }
}

const isPressable = (button: HTMLButtonElement | null): button is HTMLButtonElement =>
  button?.isConnected === true && !button.disabled
