import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'

/**
 * Writes the page to a file without scripts, so that a browser that we can't drive here paints the same state: typed
 * text, checked boxes, open dialogs, and the focus.
 */
export async function writeStill(page: Page, folder: string, name: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  const { markup, base } = await page.evaluate(stillOf)
  const head = `<head><base href="${base}">`
  const end = `<script>(${comeToRest})()</script></body>`
  const text = `<!doctype html>${markup}`.replace('<head>', head).replace('</body>', end)
  await writeFile(join(folder, `${name}.html`), text)
}

/** Runs in the page. Turns states without an attribute into attributes. */
function stillOf() {
  const keepTyped = (live: Element, still: Element) => {
    if (live instanceof HTMLInputElement) {
      still.setAttribute('value', live.value)
      still.toggleAttribute('checked', live.checked)
    }
    if (live instanceof HTMLOptionElement) still.toggleAttribute('selected', live.selected)
    if (live instanceof HTMLTextAreaElement) still.textContent = live.value
  }
  const keepOpen = (live: Element, still: Element) => {
    if (live === document.activeElement) still.setAttribute('data-still-focus', '')
    if (live.matches(':popover-open')) still.setAttribute('data-still', 'popover')
  }
  const keepDrawn = (live: Element, still: Element) => {
    if (!(live instanceof HTMLCanvasElement)) return
    const drawn = new Image(live.clientWidth, live.clientHeight)
    drawn.src = live.toDataURL()
    still.replaceWith(drawn)
  }
  const copy = document.documentElement.cloneNode(true) as HTMLElement
  const stills = [copy, ...copy.querySelectorAll('*')]
  for (const [at, live] of [...document.querySelectorAll('*')].entries()) {
    const still = stills[at]
    if (still) for (const keep of [keepTyped, keepOpen, keepDrawn]) keep(live, still)
  }
  for (const picture of copy.querySelectorAll('img')) picture.removeAttribute('loading')
  for (const active of copy.querySelectorAll('script, link[rel="modulepreload"]')) active.remove()
  return { markup: copy.outerHTML, base: location.pathname }
}

/** Runs in the still. */
function comeToRest(): void {
  for (const popover of document.querySelectorAll<HTMLElement>('[data-still="popover"]'))
    popover.showPopover()
  const focused = document.querySelector<HTMLElement>('[data-still-focus]')
  for (const animation of document.getAnimations())
    if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
      animation.finish()
  if (focused) focused.focus()
  else if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
}
