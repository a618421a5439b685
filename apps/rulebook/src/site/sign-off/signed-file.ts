import type { Pieces } from '../../model/sign-off/pieces.ts'
import { type SignOff, signOffText } from '../../model/sign-off/sign-off-entry.ts'
import type { RatesRead } from '../../rates/rates-used.ts'

export interface SignOffData {
  /** The file as it is in the repository. */
  readonly written: string
  readonly versions: Readonly<Record<string, string>>
  /** The rates that each of them uses. */
  readonly rates: Readonly<Record<string, RatesRead>>
  /** Every piece that one of them depends on: its file, its name there, and its digest. */
  readonly listed: readonly (readonly [file: string, name: string, digest: string])[]
  /** What each of them depends on, by places in that list. */
  readonly pieces: Readonly<Record<string, readonly number[]>>
}

/** The whole file, with an entry for each requirement that was marked. */
export const signedFile = (
  { written, versions, rates, listed, pieces }: SignOffData,
  { by, ids, on }: { readonly ids: readonly string[] } & Pick<SignOff, 'by' | 'on'>,
): string =>
  `${written.trimEnd()}\n${ids
    .map((requirement) =>
      signOffText({
        requirement,
        version: versions[requirement] ?? '',
        by,
        on,
        rates: rates[requirement],
        pieces: piecesAt(pieces[requirement] ?? [], listed),
      }),
    )
    .join('')}`

function piecesAt(places: readonly number[], listed: SignOffData['listed']): Pieces {
  const byFile = Map.groupBy(
    places.flatMap((place) => (listed[place] === undefined ? [] : [listed[place]])),
    ([file]) => file,
  )
  return Object.fromEntries(
    [...byFile].map(([file, some]) => [
      file,
      Object.fromEntries(some.map(([, name, digest]) => [name, digest])),
    ]),
  )
}
