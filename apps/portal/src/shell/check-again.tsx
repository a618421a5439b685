import { moneyCallMessages } from '@save/domain/kernel'
import { mayCheckAgain, type Purse } from '@save/domain/ledger'
import { Button } from '@save/ui/button'
import { useSelector } from '@xstate/react'
import { useLayoutEffect, useRef } from 'react'
import { usePortal } from '../portal/use-portal.ts'

/**
 * Checks again if a call has taken effect. During the check the button disappears, and the sentence
 * around it gets the focus, unless the member has moved on.
 */
export function CheckAgain({ purse }: { readonly purse: Purse }) {
  const entry = usePortal().portal.getSnapshot().context.ledger[purse]
  const isOffered = useSelector(entry, mayCheckAgain)
  const button = useRef<HTMLButtonElement>(null)
  const around = useRef<HTMLElement>(null)

  useLayoutEffect(() => {
    const { current: sentence } = around
    const { activeElement: focused, body } = document
    if (sentence === null || (focused !== body && focused !== sentence)) return
    sentence.tabIndex = -1
    const target = isOffered ? button.current : sentence
    target?.focus({ preventScroll: true })
  }, [isOffered])

  if (!isOffered) return null
  return (
    <Button
      ref={button}
      onClick={() => {
        around.current = button.current?.parentElement ?? null
        entry.send({ type: 'check.requested' })
      }}
    >
      {moneyCallMessages.ours.readAgain}
    </Button>
  )
}
