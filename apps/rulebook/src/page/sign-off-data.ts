import type { Rulebook } from '../rulebook.ts'
import type { SignOffData } from '../site/sign-off/signed-file.ts'

/** What the page needs to write a sign-off as the command does. */
export function signOffDataOf(
  book: Pick<Rulebook, 'signOffsWritten' | 'versions' | 'ratesUsed'>,
): SignOffData {
  const versions = [...book.versions]
  return {
    written: book.signOffsWritten,
    versions: Object.fromEntries(versions.map(([id, { version }]) => [id, version])),
    pieces: Object.fromEntries(versions.map(([id, { pieces }]) => [id, pieces])),
    rates: Object.fromEntries(book.ratesUsed),
  }
}
