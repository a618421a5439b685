import {
  type ComponentProps,
  type FocusEvent,
  type PropsWithChildren,
  type RefObject,
  useLayoutEffect,
  useRef,
} from 'react'
import { flushSync } from 'react-dom'
import { oneWish, watchPresses } from '../button/press-guard.ts'
import { box } from '../page/box.tsx'
import { Region } from '../page/region.tsx'
import { useShownValues } from './shown-values.ts'
import './form.css'

export type FormProps = Omit<ComponentProps<'form'>, 'className' | 'style' | 'noValidate'> & {
  /** True while waiting for a response. Disables the whole form, and restores the focus afterwards. */
  readonly busy?: boolean | undefined
  /** Fields in one column or a wider one; sections; or sections beside a passbook. */
  readonly layout?: 'column' | 'wide' | 'sections' | 'spread' | undefined
}

const layoutClass = {
  column: 'form',
  wide: 'form form-wide',
  sections: 'form-sections',
  spread: 'spread',
}

/**
 * A form that shows its own messages. The browser's validation is off. After a submit that leaves fields invalid, at
 * once or by the server's answer, it focuses the first of them. A bouncing key, a double click or a held Enter submits
 * once.
 */
export function Form({ busy = false, layout = 'column', children, onSubmit, ...form }: FormProps) {
  const fields = useRef<HTMLFieldSetElement>(null)
  useLayoutEffect(watchPresses, [])
  const { submitting, noting } = useFocusBackInFields(fields, busy)
  const reportShownValues = useShownValues(fields)
  return (
    // biome-ignore lint/correctness/noRestrictedElements: the one that the others are made of
    <form
      {...form}
      {...oneWish}
      noValidate
      aria-busy={busy}
      onSubmit={(event) => {
        event.preventDefault()
        if (busy) return
        flushSync(() => reportShownValues())
        submitting(() => flushSync(() => onSubmit?.(event)))
        firstInvalid(fields.current)?.focus()
      }}
    >
      <fieldset
        {...noting}
        onInput={({ target }) => reportShownValues(target)}
        onBlurCapture={() => reportShownValues()}
        className={layoutClass[layout]}
        role="presentation"
        ref={fields}
        disabled={busy}
      >
        {children}
      </fieldset>
    </form>
  )
}

/** Finds the first invalid control. In a group that is invalid as a whole, it is the chosen option or the first. */
function firstInvalid(fields: HTMLElement | null): HTMLElement | null | undefined {
  const invalid = fields?.querySelector<HTMLElement>('[aria-invalid="true"]:not(:disabled)')
  if (!invalid?.matches('fieldset')) return invalid
  return invalid.querySelector<HTMLElement>(':checked') ?? invalid.querySelector('input')
}

/**
 * Disabled controls lose the focus, and the keyboard would start again at the top of the page. Chromium does this
 * before any effect can read `document.activeElement`, and without an event that React reports. So the control gets the
 * focus back after the wait, unless the member has moved on, and the first invalid field gets it after a submit.
 * @returns a wrapper for the function that submits, and a listener for the focused control
 */
function useFocusBackInFields(fields: RefObject<HTMLFieldSetElement | null>, busy: boolean) {
  const focusedIn = useRef<HTMLElement>(null)
  const lastFocused = useRef<HTMLElement>(null)
  const isSubmitting = useRef(false)
  const mayCorrect = useRef(false)
  // Runs after each render, even without a submit: another tab's call can make a form or its button
  // wait.
  useLayoutEffect(() => {
    const last = focusedIn.current
    if (lastFocused.current === null && last !== null && (busy || last.matches(':disabled'))) {
      lastFocused.current = last
      mayCorrect.current = isSubmitting.current
    }
    const { current: control } = lastFocused
    if (busy || control === null) return
    const invalid = mayCorrect.current ? firstInvalid(fields.current) : undefined
    mayCorrect.current = false
    if (!invalid && control.matches(':disabled')) return
    lastFocused.current = null
    const focused = document.activeElement
    const isElsewhere = focused && focused !== control && !focused.contains(fields.current)
    if (!isElsewhere) takeFocus(invalid, control)
  })
  return {
    submitting: (submit: () => void) => {
      isSubmitting.current = true
      submit()
      isSubmitting.current = false
    },
    noting: {
      onFocus: ({ target }: FocusEvent<HTMLElement>) => {
        focusedIn.current = target
      },
      // The focus stays when the member switches to another tab.
      onBlur: ({ target }: FocusEvent<HTMLElement>) => {
        if (document.activeElement !== target) focusedIn.current = null
      },
    },
  }
}

/** The answer's message may have scrolled into view, so only a field to correct may scroll. */
function takeFocus(invalid: HTMLElement | null | undefined, lastFocused: HTMLElement): void {
  if (invalid) invalid.focus()
  else lastFocused.focus({ preventScroll: true })
}

/** A part of a long form: its heading at the side, its fields in one column. */
export const FormSection = ({
  title,
  wide = false,
  children,
}: PropsWithChildren<{ readonly title: string; readonly wide?: boolean }>) => (
  <Region className="form-section" heading={title}>
    <div className={wide ? layoutClass.wide : layoutClass.column}>{children}</div>
  </Region>
)

/** Short fields in pairs, if there is room. With `shortFirst`, the second one takes the rest of the row. */
export const FormPair = ({
  shortFirst = false,
  children,
}: PropsWithChildren<{ readonly shortFirst?: boolean }>) => (
  <div className={shortFirst ? 'form-pair form-pair-short' : 'form-pair'}>{children}</div>
)

/** The form's one filled button, followed by links that leave the form. */
export const FormActions = /* @__PURE__ */ box('form-actions')
