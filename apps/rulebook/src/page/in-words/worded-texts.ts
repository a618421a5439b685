/** A whole requirement in words is written by hand: it holds for the text that somebody read when writing it. */
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { parse, stringify } from 'yaml'

const textsFile = new URL('worded-texts.yaml', import.meta.url)

const wordedTexts: Readonly<Record<string, string>> = parse(readFileSync(textsFile, 'utf8'))

interface Text {
  readonly id: string
  readonly says: string
}

/** Were the words of this requirement written for what it says now? */
export const isWordedText = ({ id, says }: Text): boolean => wordedTexts[id] === digestOf(says)

/** For each requirement with words of its own a digest of its text as it is now. */
export const wordedTextsOf = (
  requirements: readonly Text[],
  words: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    requirements
      .filter(({ id }) => id in words)
      .map(({ id, says }) => [id, digestOf(says)] as const)
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  )

/** What makes the rulebook fail: words that were written for another text. */
export const complaintsAboutWords = (
  requirements: readonly Text[],
  words: Readonly<Record<string, string>>,
): readonly string[] =>
  requirements
    .filter((requirement) => requirement.id in words && !isWordedText(requirement))
    .map(
      ({ id }) =>
        `${id}: its words in apps/rulebook/src/page/in-words/fields-in-words.yaml were written for another text, so they are not shown. ${howToBind}`,
    )

const howToBind =
  'Correct them, then write SAVE_WORDS=1 npm run unit -- apps/rulebook/src/page/in-words/requirement-words'

export const writeWordedTexts = (texts: Readonly<Record<string, string>>): void =>
  writeFileSync(textsFile, `${head}${stringify(texts)}`)

const head = `# The text of each requirement whose words in fields-in-words.yaml have been compared with it. If the text changes, the
# words are no longer shown and a test fails: read them again, correct them if they no longer hold, and write this file with
# SAVE_WORDS=1 npm run unit -- apps/rulebook/src/page/in-words/requirement-words
`

const digestOf = (says: string): string =>
  createHash('sha256').update(says).digest('hex').slice(0, 8)
