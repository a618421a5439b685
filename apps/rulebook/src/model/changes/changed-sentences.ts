/** Sentences whose words stay as they are, while something else is put into them. */
import { englishOf } from '../../page/in-words/code-words.ts'
import {
  differenceInWords,
  formulaOf,
  type InWordsPair,
} from '../../source/differences/formula-difference.ts'
import { isSameCode } from '../../source/differences/same-code.ts'
import { statementsIn } from '../statements/statements.ts'

interface ChangedSentence {
  readonly name: string
  readonly was: string
  readonly is: string
  readonly inWords?: InWordsPair
}

/**
 * Each is told with the whole formula of every gap: '‹count − 1› offers' rather than '‹count› offers'.
 *
 * @param before a file of messages
 */
export function changedSentences(before: string, after: string): readonly ChangedSentence[] {
  const [was, is] = [before, after].map((text) => statementsIn('sentence', text))
  const [code, codeNow] = [before, after].map((text) => statementsIn('call or field', text))
  return [...(was ?? [])].flatMap(([name, says]) => {
    const [then, now] = [code?.get(name), codeNow?.get(name)]
    if (is?.get(name) !== says || then === undefined || now === undefined) return []
    return isSameCode(then, now) ? [] : [{ name, ...toldInWords(then, now) }]
  })
}

function toldInWords(was: string, is: string): Omit<ChangedSentence, 'name'> {
  const [then, now] = [was, is].map((code) => formulaOf(code, englishOf))
  const inWords = differenceInWords(was, is, englishOf)
  const told =
    then === undefined || now === undefined || then === now ? { was, is } : { was: then, is: now }
  return inWords === undefined || inWords.was === told.was ? told : { ...told, inWords }
}
