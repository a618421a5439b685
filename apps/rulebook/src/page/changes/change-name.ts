/** What a change is called, in the words of the chapters, with its name in the code beside them. */
import { basename } from 'node:path'
import { readMachineWords } from '../../machines/machine-words.ts'
import type { Change } from '../../model/changes/changes.ts'
import { withGone } from '../../model/release/words-then.ts'
import { figureInWords } from '../../model/statements/in-words.ts'
import { isToConfirm, withoutConfirm } from '../../model/statements/record-statements.ts'
import { type Html, html } from '../html.ts'
import { englishOf, figureInEnglish, ruleNameInEnglish } from '../in-words/code-words.ts'
import type { Linking } from '../words.ts'
import { settingOfHost } from './change-subject.ts'
import { asWritten } from './former-words.ts'
import { machinePlaceInWords, machineValueInWords, wordsFor } from './machine-change.ts'

export function nameOfChange(change: Change, link: Linking): Html {
  const { kind, name, file } = change
  // 'docs/decisions/0020-the-payslip.md'
  if (kind === 'record') return html`Record ${Number.parseInt(basename(file), 10)}: ${link(name)}`
  if (kind === 'case') return html`“${link(name)}”`
  if (kind === 'search wording') return html`Search words that find ${link(name)}`
  if (kind === 'reason of an answer' && isToConfirm(name))
    return html`What is to be confirmed about ${link(withoutConfirm(name))}`
  if (kind === 'reason of an answer') return html`The reason for ${link(name)}`
  if (kind === 'machine') return html`${placeOf(change)}`
  if (kind === 'screen') return html`${name} <small class="source">${file}</small>`
  if (isOfCode(kind) && /^(?:rateBook .+|choiceRates .+|\w+)(?:[. ]\w+)*$/.test(name))
    return besideCode(wordsOf(kind, name), name)
  if (kind === 'rule' && name === wholeFile)
    return html`What is said of the whole file <small class="source">${basename(file)}</small>`
  if (kind !== 'rule') return link(name)
  return name.endsWith(asWritten)
    ? html`${ruleNameInEnglish(name.replace(asWritten, ''))}, its code`
    : ruleNameInEnglish(name)
}

/** What stands at the head of a file of rules. */
const wholeFile = '(the whole file)'

const besideCode = (words: string, name: string): Html =>
  html`${words} <code class="code-name">${name}</code>`

const isOfCode = (kind: Change['kind']): boolean =>
  ['figure or rate', 'sentence', 'call or field', 'invented data'].includes(kind)

/** 'passwords differ' of the sentence accountMessages.ours.passwordsDiffer. */
const wordsOf = (kind: Change['kind'], name: string): string =>
  kind === 'sentence'
    ? name
        .split('.')
        .filter((part) => part !== 'ours' && !part.endsWith('Messages'))
        .map(englishOf)
        .join(': ')
    : figureInEnglish(name.replace(settingOfHost, ''))

const machineWords = readMachineWords()

/** 'While it asks, when there is no usable answer': without the colon that leads to a value. */
function placeOf({ name, file, wordsThen, givenTo, under }: Change): string {
  const words = withGone(machineWords, wordsThen)
  const said = (kind: 'actions' | 'guards', own: string) => wordsFor(kind, own, words, file)
  const place =
    machinePlaceInWords(name, words, file, under && conditionInWords(under, said)).replace(
      /:$/,
      '',
    ) || englishOf(name)
  if (givenTo === undefined) return place
  const kind = /\bguard\.params/.test(name) ? 'guards' : 'actions'
  return `${place}: what “${said(kind, givenTo)}” goes by`
}

/** 'If the transfer was requested:' of "'isRequested'". */
function conditionInWords(under: string, said: (kind: 'guards', name: string) => string): string {
  const name = /^'(\w*)'$/.exec(under)?.[1] ?? under
  return name === '' ? 'Otherwise:' : `If ${said('guards', name)}:`
}

/** What a change was and is, with the words of the states, events, guards and actions of a machine. */
export function valuesOf(change: Change): Pick<Change, 'was' | 'is'> {
  if (change.kind === 'call or field')
    return { was: listInWords(change.was), is: listInWords(change.is) }
  if (change.kind !== 'machine') return change
  const value = (text: string | undefined) =>
    text === undefined
      ? undefined
      : machineValueInWords(text, withGone(machineWords, change.wordsThen), change.file)
  // 'markRestStale' of actions.markRestStale says what the name says.
  const told = (text: string | undefined) =>
    text !== undefined && change.name.endsWith(`.${text}`) ? change.name : value(text)
  const [was, is] = [told(change.was), told(change.is)]
  // Words that hide what has changed are of no use.
  return was === is ? change : { was, is }
}

/** 'sent, changed, unchanged' of "['sent', 'changed', 'unchanged']"; other code as it is. */
const listInWords = (code: string | undefined): string | undefined =>
  code?.startsWith('[') ? figureInWords(code, '') : code

/** Is any of it code that words can't say? */
export function isMachineCode(change: Change): boolean {
  const { was, is } = valuesOf(change)
  const isCode = (text: string | undefined, written: string | undefined) =>
    text !== undefined && text === written && /[({[]/.test(text)
  return change.kind === 'machine' && (isCode(was, change.was) || isCode(is, change.is))
}
