import { retailersMessages } from '@save/domain/retailers'
import { Button } from '@save/ui/button'
import { FootBar } from '@save/ui/foot-bar'
import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { usePortal } from '../portal/portal-context.tsx'

const { favouriteRefused, dismiss } = retailersMessages.ours

/** Says that a star went back since its change failed; gone with the page, or at the next star. */
export function StarRefused() {
  const { stars } = usePortal().portal.getSnapshot().context
  const isRefused = useSelector(stars, ({ context }) => context.isRefused)
  useEffect(() => () => stars.send({ type: 'refusal.read' }), [stars])
  return (
    <FootBar trouble message={isRefused ? favouriteRefused : undefined}>
      <Button onClick={() => stars.send({ type: 'refusal.read' })}>{dismiss}</Button>
    </FootBar>
  )
}
