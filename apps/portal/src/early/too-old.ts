export const tooOldId = 'save-too-old'

/** Container queries are the newest feature that every page needs; all supported browsers have them. */
export const isTooOld = (): boolean => !CSS.supports('container-type', 'inline-size')

/** Replaces the frame, which would otherwise stay for ever, with a message. Runs even in very old browsers. */
export function sayTooOld(): void {
  const notice = document.getElementById(tooOldId)
  const frame = document.getElementById('root')
  if (notice) notice.hidden = false
  if (frame) frame.textContent = ''
}
