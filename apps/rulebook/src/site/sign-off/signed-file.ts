import type { Pieces } from '../../model/pieces.ts'
import { type SignOff, signOffText } from '../../model/sign-off-entry.ts'
import type { RatesRead } from '../../rates/rates-used.ts'

export interface SignOffData {
  /** The file as it is in the repository. */
  readonly written: string
  readonly versions: Readonly<Record<string, string>>
  /** The rates that each of them uses. */
  readonly rates: Readonly<Record<string, RatesRead>>
  /** What each of them depends on, by file. */
  readonly pieces: Readonly<Record<string, Pieces>>
}

/** The whole file, with an entry for each requirement that was marked. */
export const signedFile = (
  { written, versions, rates, pieces }: SignOffData,
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
        pieces: pieces[requirement],
      }),
    )
    .join('')}`
