import type { RetailerId } from '@save/domain/kernel'
import { type Offer, redeemMachine } from '@save/domain/retailers'
import { useMachine } from '@xstate/react'
import { useState } from 'react'
import { usePortal } from '../portal/portal-context.tsx'
import { windowTabs } from './window-tabs.ts'

/** What a click on Redeem does: log the visit, then lead a new tab to the retailer (OQ-067). */
export function useRedeem(retailer: RetailerId): (offer: Offer) => void {
  const { ports } = usePortal()
  const [machine] = useState(() => redeemMachine(ports.retailers, windowTabs))
  const [, send] = useMachine(machine, { input: { retailer } })
  return (offer) => send({ type: 'offer.redeemed', offer })
}
