import type { Page } from '@playwright/test'

declare global {
  var saveTold: string[] | undefined
}

/**
 * Records what the page's live regions announce: a region's text whenever it changes and isn't empty, except behind a
 * dialog. Call it before the page is opened.
 */
export async function listen(page: Page): Promise<void> {
  await page.addInitScript(writeDown)
}

/** The announcements since the last call. */
export const announcementsOn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => globalThis.saveTold?.splice(0) ?? [])

/** Runs in the page, so it uses nothing from outside. */
function writeDown(): void {
  const regions = '[role="status"], [role="alert"], [aria-live="polite"], [aria-live="assertive"]'
  const last = new WeakMap<Element, string>()
  const announcements: string[] = []
  globalThis.saveTold = announcements

  const isSilent = (region: Element) =>
    region.matches('[aria-busy="true"], [inert] *, [aria-hidden="true"] *')
  const around = (node: Node): readonly (Element | null | undefined)[] =>
    node instanceof Element ? [node.closest(regions)] : [node.parentElement?.closest(regions)]
  const within = (node: Node): readonly Element[] =>
    node instanceof Element ? [...node.querySelectorAll(regions)] : []
  const announce = (region: Element | null | undefined) => {
    if (!region?.isConnected) return
    const text = (region.textContent ?? '').replaceAll(/\s+/g, ' ').trim()
    const isNew = text !== (last.get(region) ?? '')
    if (!isNew || isSilent(region)) return
    last.set(region, text)
    if (text !== '') announcements.push(text)
  }

  new MutationObserver((mutations) => {
    const added = mutations.flatMap(({ addedNodes }) => [...addedNodes])
    const changed = mutations.map(({ target }) => target)
    new Set([...changed, ...added].flatMap(around).concat(added.flatMap(within))).forEach(announce)
  }).observe(document, { childList: true, characterData: true, subtree: true })
}
