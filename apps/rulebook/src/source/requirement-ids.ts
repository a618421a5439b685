/** 'SALSAC-04', and the answered question 'OQ-087'. */
export const requirementId = /\b[A-Z]+-\d{2,3}\b/g

const mention =
  /\b(?<group>[A-Z]+)-(?<first>\d{2,3})\b(?:\s+to\s+(?:[A-Z]+)?-(?<last>\d{2,3})\b)?(?<more>(?:(?:,|\s+and)\s+-\d{2,3}\b)*)/g

/**
 * Every id that a text names, ranges and shortened ones spelled out: 'BANKW-07 to BANKW-09' are
 * three, 'SHELL-20, -21' are two.
 */
export function idsIn(text: string): readonly string[] {
  const ids = [...text.matchAll(mention)].flatMap(({ groups = {} }) => {
    const { group = '', first = '', last = first, more = '' } = groups as Record<string, string>
    const numbers = range(Number(first), Number(last))
    const others = [...more.matchAll(/\d+/g)].map(([number]) => Number(number))
    return [...numbers, ...others].map(
      (number) => `${group}-${String(number).padStart(first.length, '0')}`,
    )
  })
  return [...new Set(ids)]
}

/** The ids that a text names one by one, without those of a range. */
export const idsNamedAlone = (text: string): readonly string[] =>
  idsIn(text.replace(/\b[A-Z]+-\d{2,3}\s+to\s+(?:[A-Z]+)?-\d{2,3}\b/g, ''))

const range = (first: number, last: number): readonly number[] =>
  Array.from({ length: Math.max(0, last - first) + 1 }, (_, index) => first + index)
