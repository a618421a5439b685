/** Converts parts of the profile to a form's texts and back (EDIT-06, EDIT-12, OQ-110). */
import { isBlank, recordOf } from '../kernel/index.ts'

type Parts<Key extends string> = { readonly [Part in Key]?: string }
type Texts<Key extends string> = { readonly [Part in Key]: string }

/** Each part by field. A missing part becomes an empty string. */
export const textsOf = <Key extends string>(keys: readonly Key[], parts: Parts<Key>): Texts<Key> =>
  recordOf(keys, (key) => parts[key] ?? '')

/**
 * All parts, ready to save. Unedited parts stay as they were, even if missing. Edited parts are trimmed, and missing if
 * nothing is left.
 */
export const partsOf = <Key extends string>(
  keys: readonly Key[],
  texts: Texts<Key>,
  original: Parts<Key>,
): Parts<Key> =>
  Object.fromEntries(
    keys.flatMap((key) => {
      const part = partOf(texts[key], original[key])
      return part === undefined ? [] : [[key, part]]
    }),
  ) as Parts<Key>

function partOf(text: string, original: string | undefined): string | undefined {
  if (text === original) return original
  return isBlank(text) ? undefined : text.trim()
}
