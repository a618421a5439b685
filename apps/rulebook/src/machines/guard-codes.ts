/** The words of guards and actions are written by hand: they hold for the code that somebody read when writing them. */
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { parse, stringify } from 'yaml'
import { actionCodesIn, guardCodesIn } from '../source/guard-rules.ts'

const kinds = {
  guard: {
    file: new URL('guard-codes.yaml', import.meta.url),
    words: 'machine-words.yaml',
    codesIn: guardCodesIn,
  },
  action: {
    file: new URL('action-codes.yaml', import.meta.url),
    words: 'action-words.yaml',
    codesIn: actionCodesIn,
  },
} as const
export type Worded = keyof typeof kinds
export const wordedKinds: readonly Worded[] = ['guard', 'action']

/** For 'loginMachine.mayLogIn' a digest of the code that its words were last compared with. */
export const readCodes = (kind: Worded): Readonly<Record<string, string>> =>
  parse(readFileSync(kinds[kind].file, 'utf8'))

/** The same of the code as it is now. */
export const codesOf = (
  kind: Worded,
  machines: readonly { readonly name: string; readonly text: string }[],
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    machines
      .flatMap(({ name, text }) =>
        [...kinds[kind].codesIn(text)].map(
          ([own, code]) => [`${name}.${own}`, digestOf(code)] as const,
        ),
      )
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  )

export const writeCodes = (kind: Worded, codes: Readonly<Record<string, string>>): void =>
  writeFileSync(kinds[kind].file, `${headOf(kind)}${stringify(codes)}`)

const headOf = (
  kind: Worded,
) => `# The code of each ${kind} whose words in ${kinds[kind].words} have been compared with it. If its code changes, a test
# fails: read its words again, correct them if they no longer hold, and write this file with
# SAVE_WORDS=1 npm run unit -- apps/rulebook/src/machines
`

const digestOf = (code: string): string =>
  createHash('sha256').update(code).digest('hex').slice(0, 8)
