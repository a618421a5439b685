import {
  changeAgain,
  changesIn,
  type KeptState,
  keptJson,
  orderPaid,
  type Visit,
  type World,
} from '@save/api-adapter/memory'
import type { ServerPorts } from '@save/domain/portal'
import { paths, shellPolicy } from '@save/domain/shell'
import { Effect } from 'effect'

/** The key in the tab's storage. The stored data are invented. */
const storageKey = 'save-demo'

interface Tab {
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>
  /** Calls back when the tab opens another document or closes. */
  readonly whenLeft: (act: () => void) => void
}

const thisTab = (): Tab => ({
  storage: sessionStorage,
  whenLeft: (act) => addEventListener('pagehide', act),
})

/**
 * The ports over one world inside the browser's tab. Signing in loads a new document, as with a server, so the tab's
 * storage keeps the world. There are no server pages for challenges and payments: nobody is challenged, and an order
 * counts as paid at once.
 */
export function demoPorts(ports: ServerPorts, world: World, tab: Tab = thisTab()): ServerPorts {
  recall(world, tab)
  tab.whenLeft(() =>
    tab.storage.setItem(
      storageKey,
      keptJson({ state: changesIn(world), signedIn: world.visit.signedIn }),
    ),
  )
  return {
    ...ports,
    session: {
      ...ports.session,
      requiresReAuth: () => Effect.as(ports.session.requiresReAuth(), false),
    },
    checkout: {
      ...ports.checkout,
      startPayment: (order, method) =>
        Effect.map(ports.checkout.startPayment(order, method), () => {
          orderPaid(world, order)
          return `${shellPolicy.basePath}${paths.dashboard}`
        }),
    },
  }
}

function recall(world: World, { storage }: Tab): void {
  const saved: unknown = JSON.parse(storage.getItem(storageKey) ?? 'null')
  if (typeof saved !== 'object' || saved === null) return
  const { state = {}, signedIn } = saved as { state?: KeptState; signedIn?: Visit['signedIn'] }
  changeAgain(world, state)
  world.visit.signedIn = signedIn
}
