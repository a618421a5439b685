/** The portal without any server: the ports over one world that lives in the browser's tab. */
import type { ServerPorts } from '@save/domain/portal'
import { paths, shellPolicy } from '@save/domain/shell'
import { Effect } from 'effect'
import { orderPaid } from '../../checkout/placed-orders.memory.ts'
import { changeAgain, changesIn, type KeptState, keptJson } from '../kept-state.ts'
import { memoryPorts } from '../memory-ports.ts'
import type { SignedIn } from '../world.ts'
import { createWorld, type World } from '../world.ts'

/** The name in the tab's storage. Everything under it is invented. */
const storageKey = 'save-demo'

interface Tab {
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>
  /** Calls back when the page is left, for another document or for good. */
  readonly whenLeft: (act: () => void) => void
}

const thisTab = (): Tab => ({
  storage: sessionStorage,
  whenLeft: (act) => addEventListener('pagehide', act),
})

/**
 * Signing in loads another document, as in the real thing; so the world waits in the tab's storage
 * meanwhile. What a server's own pages would do, and there are none, is done at once: nobody is
 * challenged, and whoever pays has paid.
 */
export function demoPorts(world: World = createWorld(), tab: Tab = thisTab()): ServerPorts {
  recall(world, tab)
  tab.whenLeft(() =>
    tab.storage.setItem(
      storageKey,
      keptJson({ state: changesIn(world), signedIn: world.visit.signedIn }),
    ),
  )
  const ports = memoryPorts(world)
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
  const kept: unknown = JSON.parse(storage.getItem(storageKey) ?? 'null')
  if (typeof kept !== 'object' || kept === null) return
  const { state = {}, signedIn } = kept as { state?: KeptState; signedIn?: SignedIn }
  changeAgain(world, state)
  world.visit.signedIn = signedIn
}
