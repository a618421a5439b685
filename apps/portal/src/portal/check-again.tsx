import { moneyCallMessages } from '@save/domain/kernel'
import { Button } from '@save/ui/button'
import { type RefObject, useLayoutEffect, useRef } from 'react'

interface CheckAgainProps {
  readonly isOffered: boolean
  readonly onCheck: () => void
}

/** The button in a note that looks again; it is gone while that is being done. */
export function CheckAgain({ isOffered, onCheck }: CheckAgainProps) {
  const { control, keep } = useFocusAroundWhileGone(isOffered)
  if (!isOffered) return null
  return (
    <>
      {' '}
      <Button
        ref={control}
        quiet
        size="s"
        onClick={() => {
          keep()
          onCheck()
        }}
      >
        {moneyCallMessages.ours.readAgain}
      </Button>
    </>
  )
}

interface FocusAround {
  readonly control: RefObject<HTMLButtonElement | null>
  /** Call it when the control is pressed, before it goes. */
  readonly keep: () => void
}

/**
 * A button that is gone while it works loses the focus. Until it is back, the sentence around it has
 * the focus, unless the member has moved on.
 */
function useFocusAroundWhileGone(isThere: boolean): FocusAround {
  const control = useRef<HTMLButtonElement>(null)
  const around = useRef<HTMLElement>(null)

  useLayoutEffect(() => {
    const { current: sentence } = around
    const { activeElement: focused, body } = document
    if (sentence === null || (focused !== body && focused !== sentence)) return
    if (isThere) control.current?.focus({ preventScroll: true })
    else focusOn(sentence)
  }, [isThere])

  return {
    control,
    keep: () => {
      around.current = control.current?.parentElement ?? null
    },
  }
}

function focusOn(sentence: HTMLElement): void {
  sentence.tabIndex = -1
  sentence.focus({ preventScroll: true })
}
