import { moneyCallMessages } from '@save/domain/kernel'
import { mayCheckAgain, type Purse } from '@save/domain/ledger'
import { Button } from '@save/ui/button'
import { useSelector } from '@xstate/react'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { usePortal } from './use-portal.ts'

/** Looks again whether a call has had its effect by now; gone while that is being done. */
export function CheckAgain({ purse }: { readonly purse: Purse }) {
  const entry = usePortal().portal.getSnapshot().context.ledger[purse]
  const isOffered = useSelector(entry, mayCheckAgain)
  const { control, keep } = useFocusAroundWhileGone(isOffered)
  if (!isOffered) return null
  return (
    <Button
      ref={control}
      onClick={() => {
        keep()
        entry.send({ type: 'check.requested' })
      }}
    >
      {moneyCallMessages.ours.readAgain}
    </Button>
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
