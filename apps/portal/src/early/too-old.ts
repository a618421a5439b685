export const tooOldId = 'save-too-old'

/**
 * Container queries are the newest thing that no page of ours can do without; the browsers that know
 * them are those of the floor.
 */
export const isTooOld = (): boolean => !CSS.supports('container-type', 'inline-size')

/** Says so in place of a frame that nothing would replace. Runs where nearly nothing is known. */
export function sayTooOld(): void {
  const notice = document.getElementById(tooOldId)
  const frame = document.getElementById('root')
  if (notice) notice.hidden = false
  if (frame) frame.textContent = ''
}
