import type { KeyboardEvent, MouseEvent } from 'react'
import { isFurtherClick, isHeldEnter } from '../button/one-wish.ts'

/** One press, one submit. An answer may come so fast that the form no longer waits for it. */
export const submitsOnce = {
  ignoreFurtherClick: (event: MouseEvent<HTMLFormElement>) => {
    if (isFurtherClick(event) && isSubmitButton(event.target, event.currentTarget))
      event.preventDefault()
  },
  ignoreHeldEnter: (event: KeyboardEvent<HTMLFormElement>) => {
    if (!isHeldEnter(event)) return
    const { target, currentTarget: form } = event
    if (isInput(target, form) || isSubmitButton(target, form)) event.preventDefault()
  },
}

const isInput = (target: EventTarget, form: HTMLFormElement): boolean =>
  target instanceof HTMLInputElement && target.form === form

/** The click may hit something inside the button. */
function isSubmitButton(target: EventTarget, form: HTMLFormElement): boolean {
  const button = target instanceof Element ? target.closest('button') : null
  return button?.type === 'submit' && button.form === form
}
