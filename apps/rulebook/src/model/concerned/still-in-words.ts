/** Which requirements, answers and records say of a rule what was said of it before. */
import type { Change } from '../changes/changes.ts'
import { ruleWritten } from '../changes/rule-words.ts'
import { isPolicy } from '../statements/kinds.ts'
import { type Said, sentencesIn } from './quotes.ts'

/** Other words of a rule, or of a figure. */
export const isWording = ({ kind, name, file }: Change): boolean =>
  kind === 'rule' ? ruleWritten(name) === undefined : kind === 'word' && isPolicy(file)

/**
 * Does a text still say a sentence that is gone? Whatever its punctuation: a record may go on where the rule ends.
 *
 * @param changes all of them: what another rule says now is not gone
 */
export function sayingStill(
  changes: readonly Change[],
): (was: string, is: string) => (text: Said) => boolean {
  const today = changes.filter(isWording).map(({ is = '' }) => plain(is))
  return (was, is) => {
    const now = [...today, plain(is)]
    const gone = sentencesIn(was)
      .map(plain)
      .filter((sentence) => sentence.trim().split(' ').length >= leastWords)
      .filter((sentence) => !now.some((says) => says.includes(sentence)))
    return ({ says }) => gone.length > 0 && gone.some(isIn(plain(says)))
  }
}

/** Fewer may stand anywhere. */
const leastWords = 4

const isIn =
  (text: string) =>
  (sentence: string): boolean =>
    text.includes(sentence)

/** Its words and its figures alone: ' a fixed sum above £0.01 '. */
const plain = (text: string): string =>
  ` ${(text.toLowerCase().match(/£?\d[\d.,]*\d%?|£?\d%?|[\p{L}\d]+/gu) ?? []).join(' ')} `
