import { entriesOf } from '../model/sign-off/entries.ts'
import type { Rulebook } from '../rulebook.ts'
import type { SignOffData } from '../site/sign-off/signed-file.ts'

/** What the page needs to write a sign-off as the command does; a piece of many is written once. */
export function signOffDataOf(
  book: Pick<Rulebook, 'signOffsWritten' | 'versions' | 'ratesUsed'>,
): SignOffData {
  const versions = [...book.versions]
  const places = new Map<string, number>()
  const listed: SignOffData['listed'][number][] = []
  const placeOf = (...piece: SignOffData['listed'][number]): number => {
    const key = piece.join('\n')
    const place = places.get(key) ?? listed.push(piece) - 1
    places.set(key, place)
    return place
  }
  return {
    written: book.signOffsWritten,
    versions: Object.fromEntries(versions.map(([id, { version }]) => [id, version])),
    pieces: Object.fromEntries(
      versions.map(([id, { pieces }]) => [
        id,
        entriesOf(pieces).map(({ file, name, digest }) => placeOf(file, name, digest)),
      ]),
    ),
    listed,
    rates: Object.fromEntries(book.ratesUsed),
  }
}
