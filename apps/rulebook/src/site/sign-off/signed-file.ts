import { type SignOff, signOffText } from '../../model/sign-off-entry.ts'
import type { RatesRead } from '../../rates/rates-used.ts'

export interface SignOffData {
  /** The file as it is in the repository. */
  readonly written: string
  readonly versions: Readonly<Record<string, string>>
  /** The rates that each of them uses. */
  readonly rates: Readonly<Record<string, RatesRead>>
}

/** The whole file, with an entry for each requirement that was marked. */
export const signedFile = (
  { written, versions, rates }: SignOffData,
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
      }),
    )
    .join('')}`
