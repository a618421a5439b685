/**
 * A script in the page holds a login that is submitted before the application has loaded. The application sends it,
 * once. Both contain this module, so it imports nothing.
 */

declare global {
  /** The form that was submitted too early. */
  var __saveHeldLogin: HTMLFormElement | undefined
}

/** The button shows its spinner while its login is held. */
const busyClass = 'button-busy'

const submitButton = (form: HTMLFormElement) => form.querySelector('[type=submit]')

/** For the script in the page: holds the submitted form until the application listens. */
export function holdLogin(): void {
  document.addEventListener('submit', (event) => {
    // The application's own listener, which is nearer to the form, has handled it.
    if (event.defaultPrevented || !(event.target instanceof HTMLFormElement)) return
    event.preventDefault()
    globalThis.__saveHeldLogin = event.target
    submitButton(event.target)?.classList.add(busyClass)
  })
}

/** For the application, once it listens: sends the held login, once. */
export function sendHeldLogin(): void {
  const form = globalThis.__saveHeldLogin
  globalThis.__saveHeldLogin = undefined
  if (!form?.isConnected) return
  submitButton(form)?.classList.remove(busyClass)
  form.requestSubmit()
}
