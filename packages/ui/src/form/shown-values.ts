import { type RefObject, useLayoutEffect, useRef } from 'react'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/**
 * Password managers and form fillers may change fields without an event. React doesn't notice and restores the old
 * values, so we report the shown ones, which are then sent.
 * @returns call it before rendering or sending, with the target of the current event, which React handles anyway
 */
export function useShownValues(
  fields: RefObject<HTMLFieldSetElement | null>,
): (about?: EventTarget) => void {
  const known = useRef(new Map<Control, unknown>())
  useLayoutEffect(() => {
    known.current = new Map(
      controlsIn(fields.current).map((control) => [control, shownIn(control)]),
    )
  })
  return (about) => {
    for (const control of controlsIn(fields.current)) {
      const shown = shownIn(control)
      const wasSet = known.current.has(control) && known.current.get(control) !== shown
      known.current.set(control, shown)
      // Choosing a radio button clears the others, so we report only the chosen one.
      const isLeft = control.type === 'radio' && shown === false
      if (wasSet && control !== about && !isLeft) tell(control)
    }
  }
}

const controlsIn = (fields: HTMLFieldSetElement | null): readonly Control[] => [
  ...(fields?.querySelectorAll<Control>('input, textarea, select') ?? []),
]

const partOf = ({ type }: Control) =>
  type === 'checkbox' || type === 'radio' ? 'checked' : 'value'

const shownIn = (control: Control): unknown => Reflect.get(control, partOf(control))

/** React notices a change only if the value differs from the one last set on the element itself. */
function tell(control: Control): void {
  const part = partOf(control)
  const shown = shownIn(control)
  if (!(control instanceof HTMLSelectElement)) {
    Reflect.set(control, part, part === 'checked' ? !shown : '')
    Reflect.set(Object.getPrototypeOf(control), part, shown, control)
  }
  const heardBy = control instanceof HTMLSelectElement ? 'change' : 'input'
  control.dispatchEvent(new Event(part === 'checked' ? 'click' : heardBy, { bubbles: true }))
}
