/** A rate that has been in force is never changed; if one is, the book says which. */
import { dayInWords } from '../page/words.ts'
import type { RateEntry } from './rate-entry.ts'

type Rate = Pick<RateEntry, 'what' | 'where' | 'value' | 'from' | 'until'>

/**
 * The rows of an earlier state that had begun by today, and whose value or days are others now. An end that is still to
 * come may be moved: a rate can be replaced sooner than was announced.
 *
 * @param commit what the earlier state goes by
 */
export function changedInForce(
  then: readonly Rate[],
  now: readonly Rate[],
  { today, commit }: { readonly today: string; readonly commit: string },
): readonly string[] {
  return then
    .filter(({ from }) => from <= today)
    .flatMap((was) => {
      const name = `${was.what}, ${was.where}, in force from ${dayInWords(was.from)}`
      const is = now.find(
        ({ what, where, from }) => what === was.what && where === was.where && from === was.from,
      )
      const told = is === undefined ? 'is not in the book any more' : differenceOf(was, is, today)
      return told === undefined
        ? []
        : [`${name}: at commit ${commit} it was ${was.value}; ${told}.`]
    })
}

function differenceOf(was: Rate, is: Rate, today: string): string | undefined {
  if (is.value !== was.value) return `now it is ${is.value}`
  const [before, after] = [lastDay(was, today), lastDay(is, today)]
  return before === after
    ? undefined
    : `it held until ${dayInWords(was.until)}, and now until ${dayInWords(is.until)}`
}

/** The last day that is over, or today. */
const lastDay = ({ until }: Rate, today: string): string => (until < today ? until : today)
