import { pageConfigurationId, readPageConfiguration } from '@save/api-adapter/page-configuration'
import type { PageConfiguration } from '@save/domain/shell'
import { createRoot } from 'react-dom/client'
import { BrokenPage } from './broken-page.tsx'

/**
 * What every host page's application begins with: it finds its place and reads what the host told
 * it, or names the key that it can't read.
 */
export function startPage(start: (place: HTMLElement, configuration: PageConfiguration) => void) {
  const place = document.getElementById('root')
  if (!place) throw new Error('The host page has no element with the id "root".')

  // A page that the browser had kept could show what a member saw who has logged out since.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) window.location.reload()
  })

  const reading = readPageConfiguration(document.getElementById(pageConfigurationId)?.textContent)
  if (reading.reading === 'broken') createRoot(place).render(<BrokenPage at={reading.at} />)
  else {
    const { signsTo } = reading.configuration
    if (signsTo !== undefined) fetchSigns(signsTo).catch(() => undefined)
    start(place, reading.configuration)
  }
}

/** Only for a host that wants signs; one that can't have them goes without. */
async function fetchSigns(to: string): Promise<void> {
  const [{ watchSigns }, { beaconSigns, hearUnreadable }] = await Promise.all([
    import('../signs/watch-signs.ts'),
    import('@save/api-adapter/signs'),
  ])
  watchSigns(beaconSigns(to), hearUnreadable)
}
