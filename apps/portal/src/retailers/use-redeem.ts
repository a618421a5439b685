import type { RetailerId } from '@save/domain/kernel'
import { linkInstead, type Offer, redeemMachine } from '@save/domain/retailers'
import { useMachine } from '@xstate/react'
import { useLayoutEffect, useState } from 'react'
import { noteVisit, usePortal, visitOf } from '../portal/use-portal.ts'
import { windowTabs } from './window-tabs.ts'

/** Handles a click on Redeem: logs the visit, opens the retailer in a new tab (OQ-067), and remembers the time. */
export function useRedeem(retailer: RetailerId) {
  const running = usePortal()
  const [machine] = useState(() => {
    const noteTrip = () =>
      noteVisit(running, {
        trips: new Map(visitOf(running).trips).set(retailer, running.now()),
      })
    return redeemMachine(running.ports.retailers, {
      openTab: () => {
        const tab = windowTabs.openTab()
        return (
          tab && {
            goTo: (href) => {
              tab.goTo(href)
              noteTrip()
            },
          }
        )
      },
    })
  })
  const [snapshot, send] = useMachine(machine, { input: { retailer } })
  // Must run before the machine stops with its screen.
  useLayoutEffect(() => () => send({ type: 'page.left' }), [send])
  return {
    redeem: (offer: Offer) => send({ type: 'offer.redeemed', offer }),
    linkInstead: linkInstead(snapshot),
    /** The time of the member's last trip there in this visit. */
    trip: visitOf(running).trips.get(retailer),
  }
}
