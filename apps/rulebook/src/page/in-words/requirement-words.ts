/** Requirements name fields and calls as the server spells them; here they are said in words. */
import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { englishOf } from './code-words.ts'
import { isWordedText } from './worded-texts.ts'

/** Words for names of fields whose own parts don't say enough. */
export const fieldsInWords: Readonly<Record<string, string>> = parse(
  readFileSync(new URL('fields-in-words.yaml', import.meta.url), 'utf8'),
)

/** 'TaxRate', 'oldPassword', 'EmployeeNIRate'; not within an address or a quoted text. */
const fieldName = /(?<![\w'’“`/.#?=&-])[A-Za-z]*[a-z][A-Z][A-Za-z]*(?![\w/'’]|\.\w)/g

/** A name whose spelling is what is said: 'called NgcVendorCode', 'postCode (capital C)'. */
const spelledName =
  /(?<=\bcalled )[A-Z]\w+|(?<![\w'/])[A-Za-z]+[A-Z]\w*(?= \((?:capital|lower-case) \w\))/g

/** Names that are not written as several words in one: 'Inventory.Range.Currency', 'NINumber'. */
const otherName = new RegExp(
  `(?<![\\w'/.])(?:${Object.keys(fieldsInWords)
    .filter((name) => /^[A-Z]\w*(?:\.[A-Z]\w*)+$|^[A-Z]{2,}[a-z]\w*$/.test(name))
    .map((name) => name.replaceAll('.', String.raw`\.`))
    .join('|')})(?![\\w'/])`,
  'g',
)

/** Quoted texts and addresses stay as they are, except for the names of what fills them. */
const quoted = /((?<!\w)'[^']*'(?!\w)|(?<![\w'])\/[\w/{}-]+)/

/**
 * A requirement in words; none if it has no name from the code. A requirement about the calls
 * themselves keeps their addresses. Words written for the whole requirement hold for the text that
 * they were written for; any other text goes by its names.
 */
export function requirementInWords(id: string, says: string): string | undefined {
  const whole = fieldsInWords[id]
  if (whole !== undefined && isWordedText({ id, says })) return whole
  const about = /^(?:API|QUERY|DATA)-/.test(id) ? says : withoutCalls(says)
  const words = about
    .replace(/\bOutcome \w+/g, (outcome) => fieldsInWords[outcome] ?? outcome)
    .replace(spelledName, (name) => `'${name}'`)
    .split(quoted)
    .map((part, at) => (at % 2 === 1 ? withNamedGaps(part) : partInWords(part)))
    .join('')
  return words === says ? undefined : startingLarge(words)
}

/** What fills a sentence of the screen: '{number of withdrawals a day} time(s) a day'. */
const withNamedGaps = (text: string): string =>
  text.startsWith("'")
    ? text.replace(/\{([A-Z]\w*)\}/g, (_, name: string) => `{${wordsOf(name)}}`)
    : text

const partInWords = (part: string): string =>
  part
    .replace(sentRecord, (_, fields: string) =>
      listed.format(
        fields.split(', ').map((field) => field.replace(/^[A-Z](?=[a-z]+\b)/, startingSmall)),
      ),
    )
    .replace(otherName, wordsOf)
    .replace(fieldName, wordsOf)

/** What a call is given or saves, in braces: '{DateOfBirth, Gender (number)}'. */
const sentRecord = /(?<=\b(?:takes|or|as|saves) )\{([^{}]*)\}/g

const listed = new Intl.ListFormat('en-GB')

const startingSmall = (letter: string): string => letter.toLowerCase()

const startingLarge = (text: string): string => `${text[0]?.toUpperCase() ?? ''}${text.slice(1)}`

const wordsOf = (name: string): string => fieldsInWords[name] ?? englishOf(name)

/** A name or an address in brackets only repeats what the text before it says. */
const withoutCalls = (says: string): string =>
  says
    .replace(/ \((?:(?:GET|POST) [^)\s]+|[A-Z][a-z]+(?:[A-Z][a-z]+)+)\)/g, '')
    .replace(/\bcalls (?:GET|POST) [^\s,;)]*[\w}]/g, 'calls the server')
    .replace(/\b(?:GET|POST) \/[^\s,;)]*[\w}]/g, 'a call to the server')
