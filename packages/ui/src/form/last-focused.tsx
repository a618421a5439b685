import { type FocusEvent, type RefObject, useRef } from 'react'

export interface LastFocused {
  /** The control in here that has the focus, or lost it only because it was disabled. */
  readonly last: RefObject<HTMLElement | null>
  /** For the element around the controls, or for the one control. */
  readonly noting: {
    readonly onFocus: (event: FocusEvent<HTMLElement>) => void
    readonly onBlur: (event: FocusEvent<HTMLElement>) => void
  }
}

/**
 * Chromium takes the focus away while a control is being disabled, before any effect can ask
 * for `document.activeElement`, and React does not report it. This still knows which control it was.
 */
export function useLastFocused(): LastFocused {
  const last = useRef<HTMLElement>(null)
  return {
    last,
    noting: {
      onFocus: ({ target }) => {
        last.current = target
      },
      // It stays where it is when the member goes to another tab.
      onBlur: ({ target }) => {
        if (document.activeElement !== target) last.current = null
      },
    },
  }
}
