/** What the product now says in place of a result. */
import type { FailedCase } from './failed-cases.ts'

/** In how many cases a sentence has to stand to be that of all of them. */
const often = 5

/** The sentence that most of the cases now get, if many do, whatever they expect. */
export function saysNowIn(cases: readonly FailedCase[]): string | undefined {
  const got = cases.flatMap(({ wrong, complaint }) => [
    ...new Set([...wrong.map(({ received }) => received), complaint.split('\n')[0] ?? '']),
  ])
  const [most] = [...Map.groupBy(got.filter(isSentence), (text) => text)].toSorted(
    ([, one], [, other]) => other.length - one.length,
  )
  return most !== undefined && most[1].length >= often ? most[0] : undefined
}

/** 'We don’t have the rates …', and no remark of a test runner. */
export const isSentence = (text: string): boolean =>
  /^[A-Z][^{}[\]]*\s[^{}[\]]*\.$/.test(text) && !/^(?:Cannot|Property failed|It stopped)/.test(text)
