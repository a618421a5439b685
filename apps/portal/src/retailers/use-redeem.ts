import type { RetailerId } from '@save/domain/kernel'
import { linkInstead, type Offer, redeemMachine } from '@save/domain/retailers'
import { useMachine } from '@xstate/react'
import { useLayoutEffect, useState } from 'react'
import { usePortal } from '../portal/use-portal.ts'
import { windowTabs } from './window-tabs.ts'

/** A click on Redeem: log the visit, then lead a new tab to the retailer (OQ-067). */
export function useRedeem(retailer: RetailerId) {
  const { ports } = usePortal()
  const [machine] = useState(() => redeemMachine(ports.retailers, windowTabs))
  const [snapshot, send] = useMachine(machine, { input: { retailer } })
  // Has to run before the machine stops with its screen.
  useLayoutEffect(() => () => send({ type: 'page.left' }), [send])
  return {
    redeem: (offer: Offer) => send({ type: 'offer.redeemed', offer }),
    linkInstead: linkInstead(snapshot),
  }
}
