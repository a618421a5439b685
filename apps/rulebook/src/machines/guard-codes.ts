/** The words of a guard are written by hand: they hold for the code that somebody read when writing them. */
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { parse, stringify } from 'yaml'
import { guardCodesIn } from '../source/guard-rules.ts'

const codesFile = new URL('guard-codes.yaml', import.meta.url)

/** For 'loginMachine.mayLogIn' a digest of the code that its words were last compared with. */
export const readGuardCodes = (): Readonly<Record<string, string>> =>
  parse(readFileSync(codesFile, 'utf8'))

/** The same of the code as it is now. */
export const guardCodesOf = (
  machines: readonly { readonly name: string; readonly text: string }[],
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    machines
      .flatMap(({ name, text }) =>
        [...guardCodesIn(text)].map(
          ([guard, code]) => [`${name}.${guard}`, digestOf(code)] as const,
        ),
      )
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  )

export const writeGuardCodes = (codes: Readonly<Record<string, string>>): void =>
  writeFileSync(codesFile, `${head}${stringify(codes)}`)

const head = `# The code of each guard whose words in machine-words.yaml have been compared with it. If a guard's code changes, a test
# fails: read its words again, correct them if they no longer hold, and write this file with
# SAVE_WORDS=1 npm run unit -- apps/rulebook/src/machines
`

const digestOf = (code: string): string =>
  createHash('sha256').update(code).digest('hex').slice(0, 8)
