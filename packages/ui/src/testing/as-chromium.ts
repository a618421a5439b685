/**
 * From now on this control loses the focus as in Chromium: the moment it is disabled, while React draws and
 * reports no event.
 */
export function losesFocusWhenDisabled(control: HTMLElement): void {
  const setAttribute = control.setAttribute.bind(control)
  control.setAttribute = (name, value) => {
    // A disabled control could not be left any more here.
    if (name === 'disabled') control.blur()
    setAttribute(name, value)
  }
}
