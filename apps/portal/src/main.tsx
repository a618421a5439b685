// First: this sheet sets the order of the layers.
import './main.css'

import {
  fetchDeferredPorts,
  fetchFile,
  hasAnsweredEarly,
  isHostReachable,
  serverPorts,
} from '@save/api-adapter/http'
import { startPortal } from '@save/domain/portal'
import { dashboardAddress, type PageConfiguration } from '@save/domain/shell'
import { whenIdle } from '@save/ui/quiet'
import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { settleOrderAtProvider } from './checkout/order-at-provider.ts'
import { readDashboardAhead } from './host/first-data.ts'
import { startPage } from './host/start-page.tsx'
import { browserTab, forgetMembers } from './memory/tab-memory.ts'
import { PortalApp } from './portal/portal-app.tsx'
import { windowBrowser } from './portal/window-browser.ts'
import { forgetFailedPreloads } from './routing/failed-preloads.ts'
import { startOpening } from './routing/opening.ts'
import { portalRouter } from './routing/portal-router.ts'
import { retryWrites } from './routing/throttled-history.ts'
import { fetchOverlays } from './shell/overlays-when-needed.tsx'

// For a screen that can't be loaded the router would reload the document, even offline: it recognises such an error by
// its message. openPath handles it instead.
window.addEventListener('vite:preloadError', ({ payload }) => {
  payload.message = 'A screen could not be fetched.'
})
forgetFailedPreloads(fetchFile)

startPage((container, configuration) => void start(container, configuration))

/** No await at the top of this module: a screen's chunk imports it and would wait for it for ever. */
async function start(container: HTMLElement, configuration: PageConfiguration): Promise<void> {
  await nextTask()
  retryWrites(window.history)
  const router = startOpening(portalRouter, { findHost: isHostReachable })
  const running = startPortal(serverPorts, windowBrowser(router), configuration, browserTab())
  forgetMembers(running)
  settleOrderAtProvider(running)
  // A page that the member has left does nothing more. The back/forward cache may restore it and
  // deliver its responses before it reloads, and it could undo changes made by a later page in the
  // tab.
  window.onpagehide = () => running.portal.stop()
  await nextTask()
  // The host page's frame stays until the first screen can replace it.
  await router.load()
  if (dashboardAddress.test(window.location.pathname) && (await hasAnsweredEarly()))
    await readDashboardAhead(running)
  // Renders in slices, so that the browser can paint in between.
  startTransition(() =>
    createRoot(container).render(<PortalApp running={running} router={router} />),
  )
  await whenIdle()
  delete document.documentElement.dataset['starting']
  // Code that can't be loaded now is loaded when it is needed.
  await Promise.allSettled([fetchDeferredPorts(), fetchOverlays()])
}

/** Lets the browser paint, and answer presses, between two parts of the start. */
function nextTask(): Promise<unknown> {
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve) => {
    port1.onmessage = resolve
    port2.postMessage(undefined)
  })
}
