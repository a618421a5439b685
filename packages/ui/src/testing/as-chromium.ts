/**
 * From now on this control loses the focus as in Chromium: as soon as it is disabled, while React renders and reports
 * no event.
 */
export function losesFocusWhenDisabled(control: HTMLElement): void {
  const setAttribute = control.setAttribute.bind(control)
  control.setAttribute = (name, value) => {
    // The simulated browser can't blur a disabled control, so we blur it first.
    if (name === 'disabled') control.blur()
    setAttribute(name, value)
  }
}
