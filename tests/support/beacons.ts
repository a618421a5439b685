import type { Page } from '@playwright/test'

declare global {
  var saveBeacons: Promise<string>[] | undefined
}

/** Records the text of every beacon, sent or not. Call it before the page is opened. */
export const listenToBeacons = (page: Page) =>
  page.addInitScript(() => {
    const sent: Promise<string>[] = []
    globalThis.saveBeacons = sent
    const send = navigator.sendBeacon.bind(navigator)
    navigator.sendBeacon = (to, body) => {
      sent.push(new Response(body).text())
      return send(to, body)
    }
  })

/** Tells the page that the member is leaving, and returns its beacons. */
export const beaconsOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    dispatchEvent(new Event('pagehide'))
    return Promise.all(globalThis.saveBeacons?.splice(0) ?? [])
  })
