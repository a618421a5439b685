import type { RetailerId } from '@save/domain/kernel'
import { linkInstead, type Offer, redeemMachine } from '@save/domain/retailers'
import { useMachine } from '@xstate/react'
import { useLayoutEffect, useState } from 'react'
import { usePortal } from '../portal/use-portal.ts'
import { windowTabs } from './window-tabs.ts'

/** Handles a click on Redeem: logs the visit, then opens the retailer in a new tab (OQ-067). */
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
