// First of all: this sheet names the order of the layers.
import './main.css'

import { serverPorts } from '@save/api-adapter/http'
import { pageConfigurationId, readPageConfiguration } from '@save/api-adapter/page-configuration'
import { startPortal } from '@save/domain/portal'
import type { PageConfiguration } from '@save/domain/shell'
import { createRoot, type Root } from 'react-dom/client'
import { BrokenPage } from './host/broken-page.tsx'
import { PortalApp } from './portal/portal-app.tsx'
import { windowBrowser } from './portal/window-browser.ts'
import { makePatient } from './routing/patient-history.ts'
import { portalRouter } from './routing/portal-router.ts'

const place = document.getElementById('root')
if (!place) throw new Error('The host page has no element with the id "root".')

// A page that the browser had kept could show what a member saw who has logged out since.
window.addEventListener('pageshow', ({ persisted }) => {
  if (persisted) window.location.reload()
})

const root = createRoot(place)
const reading = readPageConfiguration(document.getElementById(pageConfigurationId)?.textContent)
if (reading.reading === 'broken') root.render(<BrokenPage at={reading.at} />)
else void start(root, reading.configuration)

/** No await at the top of this module: a screen's chunk imports it and would wait for it for ever. */
async function start(root: Root, configuration: PageConfiguration): Promise<void> {
  makePatient(window.history)
  const router = portalRouter()
  const running = startPortal(serverPorts(), windowBrowser(router), configuration)
  // The frame in the host page stays until the first screen can take its place.
  await router.load()
  root.render(<PortalApp running={running} router={router} />)
}
