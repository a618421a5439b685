import type { queries } from '@testing-library/dom'
import type { PlainTarget } from './target.ts'

/**
 * Functions that run in the page. Each is sent as text, so it can use nothing from this file except what `installTasks`
 * has put into the page.
 */
declare global {
  var TestingLibraryDom: typeof queries
  var savePage: PageTasks
}

interface PageTasks {
  readonly find: (target: PlainTarget) => HTMLElement | undefined
  /** The element that the next Tab presses should reach. */
  sought: Element | undefined
}

export const areTasksThere = (): boolean => globalThis.savePage !== undefined

export function installTasks(): void {
  const { queryAllByRole, queryAllByLabelText } = globalThis.TestingLibraryDom
  const find = (target: PlainTarget): HTMLElement | undefined => {
    const scope = target.within ? find(target.within) : document.body
    if (!scope) return undefined
    const name =
      target.isPattern && target.name !== undefined ? new RegExp(target.name) : target.name
    const all =
      target.role === undefined
        ? queryAllByLabelText(scope, name ?? '', { selector: 'input, select, textarea' })
        : queryAllByRole(scope, target.role, name === undefined ? {} : { name })
    return all[target.nth]
  }
  globalThis.savePage = { find, sought: undefined }
}

/** The target's visible text. `undefined` if the target isn't there. */
export function textIn(target: PlainTarget): string | undefined {
  const found = globalThis.savePage.find(target)
  // biome-ignore lint/performance/useDomNodeTextContent: hidden text is not seen by a member.
  return found?.innerText.replaceAll(/\s+/g, ' ').trim()
}

export function isEnabled(target: PlainTarget): boolean {
  const found = globalThis.savePage.find(target)
  return found !== undefined && !found.matches(':disabled, [aria-disabled="true"]')
}

export function valueIn(target: PlainTarget): string | undefined {
  const found = globalThis.savePage.find(target)
  if (found instanceof HTMLSelectElement) return found.selectedOptions[0]?.text
  return found instanceof HTMLInputElement || found instanceof HTMLTextAreaElement
    ? found.value
    : undefined
}

/** True if the target is checked, pressed or chosen. */
export function isOn(target: PlainTarget): boolean {
  const found = globalThis.savePage.find(target)
  if (found instanceof HTMLInputElement) return found.checked
  return found?.getAttribute('aria-pressed') === 'true'
}

export interface Aim {
  readonly x: number
  readonly y: number
  /** The element that covers the target, if a press wouldn't reach it. */
  readonly covering: string
}

/** Scrolls the target into view, and returns where to press it. */
export function aimAt(target: PlainTarget): Aim | undefined {
  const found = globalThis.savePage.find(target)
  if (!found || found.matches(':disabled')) return undefined
  const labels = found instanceof HTMLInputElement ? [...(found.labels ?? [])] : []
  const pressable = [found, ...labels].filter((element) => element.offsetWidth > 0)
  for (const element of pressable) {
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { left, top, width, height } = element.getBoundingClientRect()
    const [x, y] = [left + width / 2, top + height / 2]
    const hit = document.elementFromPoint(x, y)
    if (hit && pressable.some((one) => one.contains(hit) || hit === one))
      return { x, y, covering: '' }
  }
  const { left, top } = found.getBoundingClientRect()
  return {
    x: left,
    y: top,
    covering: document.elementFromPoint(left + 1, top + 1)?.outerHTML ?? 'nothing',
  }
}

export interface Focus {
  readonly isThere: boolean
  /** True if the target is before the focus. */
  readonly isBefore: boolean
  /** True if another radio button of its group has the focus, so that arrow keys reach it. */
  readonly isInGroup: boolean
  /** True if the target, its label, its card or the next element shows a focus ring. */
  readonly hasRing: boolean
  readonly active: string
}

export function findSought(target: PlainTarget): boolean {
  globalThis.savePage.sought = globalThis.savePage.find(target)
  return globalThis.savePage.sought !== undefined
}

export function focusNow(): Focus {
  const { sought } = globalThis.savePage
  const active = document.activeElement ?? document.body
  const isThere = active === sought
  const position = sought ? active.compareDocumentPosition(sought) : 0
  const card = sought?.closest('.listing-card')
  const label = sought instanceof HTMLInputElement ? sought.labels?.[0] : undefined
  const hasRing = [sought, card, label, active.nextElementSibling].some((ringed) => {
    if (!ringed) return false
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(ringed)
    const isOutlined = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
    return isOutlined || boxShadow !== 'none'
  })
  const isRadio = (element: unknown): element is HTMLInputElement =>
    element instanceof HTMLInputElement && element.type === 'radio'
  return {
    isThere,
    isBefore: (position & Node.DOCUMENT_POSITION_PRECEDING) !== 0,
    isInGroup: isRadio(active) && isRadio(sought) && active.name === sought.name,
    hasRing,
    active: active.outerHTML.slice(0, 120),
  }
}

export const placeNow = (): string => location.pathname + location.search
