import { furtherPressMs } from './press-guard.policy.ts'

interface KeyPress {
  readonly at: number
  /** If false, ignore the click that this key press triggers. */
  readonly isCounted: boolean
}

/** The last key press on each control. */
const presses = new WeakMap<Element, KeyPress>()
/** A disabled control has no focus, so keys without a focused control count for the one pressed last. */
let lastPressed: Element | undefined

/**
 * A form or a button with this attribute submits once for a bouncing key, a held one and a double click (record 15).
 */
export const oneWish = { 'data-one-wish': '' }

/**
 * Guards all such controls. Listens before the page's own listeners, so that they don't get ignored presses. Until the
 * page is hydrated, all presses count as one.
 */
export function watchPresses(): void {
  addEventListener('keydown', hearKey, true)
  addEventListener('input', hearInput, true)
  addEventListener('click', hearClick, true)
}

function press(control: Element, { timeStamp: at, repeat }: KeyboardEvent): KeyPress {
  const before = presses.get(control)
  const isSoon = before !== undefined && at - before.at < furtherPressMs
  // A held key is one press: the space bar clicks on release.
  const made = { at, isCounted: repeat ? before?.isCounted === true : !isSoon }
  presses.set(control, made)
  lastPressed = control
  return made
}

function hearKey(event: KeyboardEvent): void {
  const { key, target, repeat, isComposing } = event
  if ((key !== 'Enter' && key !== ' ') || isComposing) return
  if (target === document.body) {
    if (lastPressed) press(lastPressed, event)
    return
  }
  const control = controlOf(target, key)
  if (!control) return
  const { isCounted } = press(control, event)
  if (!isCounted || (repeat && key === 'Enter')) event.preventDefault()
}

/** Changed input makes the next press a new one. */
function hearInput({ target }: Event): void {
  if (target instanceof Element && 'form' in target && target.form instanceof Element)
    presses.delete(target.form)
}

/** A click by key or assistive technology has detail 0, and the second click of a double click has 2. */
function hearClick(event: MouseEvent): void {
  const control = controlOf(event.target)
  if (!control) return
  const isOfKey = event.detail === 0 && presses.get(control)?.isCounted === false
  if (event.detail < 2 && !isOfKey) return
  event.preventDefault()
  event.stopImmediatePropagation()
}

const isOneWish = '[data-one-wish]'

/** The control that a press activates: the button or, if it submits, the form. Enter in a field also submits. */
function controlOf(target: EventTarget | null, key?: string): Element | undefined {
  if (!(target instanceof Element)) return
  const button = target.closest('button')
  const field = key === 'Enter' && target instanceof HTMLInputElement ? target.form : null
  const control = button?.type === 'submit' ? button.form : (button ?? field)
  return control?.matches(isOneWish) ? control : undefined
}
