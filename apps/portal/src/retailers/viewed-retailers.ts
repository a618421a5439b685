import type { Portal } from '@save/domain/portal'
import { type ViewedRetailer, withViewed } from '@save/domain/retailers'
import { useEffect } from 'react'
import { usePortal } from '../portal/portal-context.tsx'

/** In memory only, and gone with the portal: the next member to sign in sees none. */
const viewed = new WeakMap<Portal, readonly ViewedRetailer[]>()

/** Notes that this retailer's page was opened. */
export function useViewed({ id, name, image }: ViewedRetailer): void {
  const { portal } = usePortal()
  useEffect(() => {
    viewed.set(portal, withViewed(viewed.get(portal) ?? [], { id, name, image }))
  }, [portal, id, name, image])
}

export const useViewedRetailers = (): readonly ViewedRetailer[] =>
  viewed.get(usePortal().portal) ?? []
