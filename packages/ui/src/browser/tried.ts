/**
 * The result of a browser feature. `undefined` if the browser lacks or refuses it. Storage, channels, observers and new
 * windows may throw in private windows, in other apps' browsers, by policy, and by an extension.
 */
export function tried<Answer>(use: () => Answer): Answer | undefined {
  try {
    return use()
  } catch {
    return undefined
  }
}
