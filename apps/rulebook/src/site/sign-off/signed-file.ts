import { type SignOff, signOffText } from '../../model/sign-off-entry.ts'

export interface SignOffData {
  /** The file as it is in the repository. */
  readonly written: string
  readonly versions: Readonly<Record<string, string>>
}

/** The whole file, with an entry for each requirement that was marked. */
export const signedFile = (
  { written, versions }: SignOffData,
  { by, ids, on }: { readonly ids: readonly string[] } & Pick<SignOff, 'by' | 'on'>,
): string =>
  `${written.trimEnd()}\n${ids
    .map((requirement) =>
      signOffText({ requirement, version: versions[requirement] ?? '', by, on }),
    )
    .join('')}`
