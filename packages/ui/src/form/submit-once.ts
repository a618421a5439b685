import type { KeyboardEvent, MouseEvent } from 'react'

/**
 * One wish, one submit: the second click of a double click and the repeats of a held Enter are no
 * further wishes. An answer may come so fast that the form waits for nothing any more by then.
 */
export const submitsOnce = {
  ignoreFurtherClick: (event: MouseEvent<HTMLFormElement>) => {
    if (event.detail > 1 && isSubmitButton(event.target, event.currentTarget))
      event.preventDefault()
  },
  ignoreHeldEnter: (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key !== 'Enter' || !event.repeat) return
    const { target, currentTarget: form } = event
    if (isInput(target, form) || isSubmitButton(target, form)) event.preventDefault()
  },
}

const isInput = (target: EventTarget, form: HTMLFormElement): boolean =>
  target instanceof HTMLInputElement && target.form === form

/** The click may hit what is inside of the button. */
function isSubmitButton(target: EventTarget, form: HTMLFormElement): boolean {
  const button = target instanceof Element ? target.closest('button') : null
  return button?.type === 'submit' && button.form === form
}
