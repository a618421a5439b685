import { pageConfigurationId, readPageConfiguration } from '@save/api-adapter/page-configuration'
import type { PageConfiguration } from '@save/domain/shell'
import { createRoot } from 'react-dom/client'
import { sweepStorages } from '../memory/entries.ts'
import { FailureScreen } from '../routing/failure-screen.tsx'
import { cachedPagesChannel } from './bfcache-pages.ts'
import { noteBfcacheReturn } from './bfcache-return.ts'
import { BrokenPage } from './broken-page.tsx'

/** Milliseconds after which we assume that a load was stopped; as long as for a screen (record 28). */
const longLoad = 12_000

/**
 * Starts the application of any page: finds its element and reads the page configuration, or names the key that it
 * can't read.
 */
export function startPage(start: (place: HTMLElement, configuration: PageConfiguration) => void) {
  const container = document.getElementById('root')
  if (!container) throw new Error('The host page has no element with the id "root".')

  // A page from the browser's back/forward cache could show a member's data after they logged out,
  // or to another member (record 15). We hide it when the member leaves it, since hiding it on
  // return may be too late.
  sweepStorages()
  const cacheChannel = cachedPagesChannel()
  if (cacheChannel) cacheChannel.onmessage = () => undefined
  addEventListener('pagehide', () => {
    // Overlays are outside the application's element.
    for (const part of document.body.querySelectorAll<HTMLElement>(':scope > *'))
      part.style.display = 'none'
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    noteBfcacheReturn()
    // The member may stop a slow load, so after a while we offer to load the page again.
    location.reload()
    setTimeout(() => offerToLoad(container), longLoad)
  })

  const reading = readPageConfiguration(document.getElementById(pageConfigurationId)?.textContent)
  if (reading.reading === 'broken') createRoot(container).render(<BrokenPage at={reading.at} />)
  else {
    const { signsTo } = reading.configuration
    if (signsTo !== undefined) fetchSigns(signsTo).catch(() => undefined)
    start(container, reading.configuration)
  }
}

function offerToLoad(container: HTMLElement): void {
  const offer = document.createElement('div')
  // Keeps the offer usable while an open overlay makes everything else inert.
  offer.dataset['reactAriaTopLayer'] = 'true'
  container.after(offer)
  createRoot(offer).render(<FailureScreen onRetry={() => location.reload()} />)
}

/**
 * Loads the error and performance reports (signs), for a host that wants them. If the code can't be
 * loaded, there are no reports.
 */
async function fetchSigns(to: string): Promise<void> {
  const [{ watchSigns }, { beaconSigns, onUnreadable }] = await Promise.all([
    import('../signs/watch-signs.ts'),
    import('@save/api-adapter/signs'),
  ])
  watchSigns(beaconSigns(to), onUnreadable)
}
