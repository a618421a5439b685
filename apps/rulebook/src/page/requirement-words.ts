/** Requirements name fields and calls as the server spells them; here they are said in words. */
import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { englishOf } from './code-words.ts'

/** Words for names of fields whose own parts don't say enough. */
export const fieldsInWords: Readonly<Record<string, string>> = parse(
  readFileSync(new URL('fields-in-words.yaml', import.meta.url), 'utf8'),
)

/** 'TaxRate', 'oldPassword', 'EmployeeNIRate'; not within an address or a quoted text. */
const fieldName = /(?<![\w'’“`/.#?=&-])[A-Za-z]*[a-z][A-Z][A-Za-z]*(?![\w/'’]|\.\w)/g

/** Quoted texts and addresses stay as they are. */
const quoted = /((?<!\w)'[^']*'(?!\w)|(?<![\w'])\/[\w/{}-]+)/

/**
 * A requirement in words; none if it has no name from the code. A requirement about the calls
 * themselves keeps their addresses.
 */
export function requirementInWords(id: string, says: string): string | undefined {
  const whole = fieldsInWords[id]
  if (whole !== undefined) return whole
  const about = /^(?:API|QUERY|DATA)-/.test(id) ? says : withoutCalls(says)
  const words = about
    .replace(/\bOutcome \w+/g, (outcome) => fieldsInWords[outcome] ?? outcome)
    .split(quoted)
    .map((part, at) => (at % 2 === 1 ? part : part.replace(fieldName, wordsOf)))
    .join('')
  return words === says ? undefined : startingLarge(words)
}

const startingLarge = (text: string): string => `${text[0]?.toUpperCase() ?? ''}${text.slice(1)}`

const wordsOf = (name: string): string => fieldsInWords[name] ?? englishOf(name)

/** A name or an address in brackets only repeats what the text before it says. */
const withoutCalls = (says: string): string =>
  says
    .replace(/ \((?:(?:GET|POST) [^)\s]+|[A-Z][a-z]+(?:[A-Z][a-z]+)+)\)/g, '')
    .replace(/\bcalls (?:GET|POST) [^\s,;)]*[\w}]/g, 'calls the server')
    .replace(/\b(?:GET|POST) \/[^\s,;)]*[\w}]/g, 'a call to the server')
