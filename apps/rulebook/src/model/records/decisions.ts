import { readdirSync, readFileSync } from 'node:fs'

/** An answered question of the specification. */
export interface Decision {
  /** 'OQ-087'. */
  readonly id: string
  readonly says: string
  /** The reason; empty if none is given. */
  readonly why: string
  /** What is to be confirmed; only of an answer that departs from the first decision. */
  readonly confirm?: string
  readonly file: string
}

export const readDecisions = (): readonly Decision[] =>
  readdirSync('docs/decisions')
    .filter((file) => file.endsWith('.md'))
    .sort()
    .flatMap((name) => {
      const file = `docs/decisions/${name}`
      return decisionsIn(readFileSync(file, 'utf8')).map((decision) => ({ ...decision, file }))
    })

/**
 * Each is an entry of a list: '- **OQ-087** The host gives the rates. **Why:** It owns them.', perhaps with
 * '**To confirm:** That it owns them.'
 */
export const decisionsIn = (text: string): readonly Omit<Decision, 'file'>[] =>
  [...text.matchAll(/^- \*\*(OQ-\d{3})\*\*([\s\S]*?)(?=\n- |\n\n|\n#|$(?![\s\S]))/gm)].map(
    ([, id = '', entry = '']) => {
      const [answer = '', confirm] = entry.replace(/\s+/g, ' ').split(confirmMark)
      const [says = '', ...reasons] = answer.split(whyMark)
      return {
        ...{ id, says: says.trim(), why: reasons.join(whyMark).trim() },
        ...(confirm !== undefined && { confirm: confirm.trim() }),
      }
    },
  )

const whyMark = '**Why:**'
const confirmMark = '**To confirm:**'

/** What is said of each question, in all of its entries together. */
export const byQuestion = (
  decisions: readonly Omit<Decision, 'file'>[],
): ReadonlyMap<string, Pick<Decision, 'says' | 'why'>> =>
  new Map(
    [...Map.groupBy(decisions, ({ id }) => id)].map(([id, found]) => [
      id,
      {
        says: joined(found.map(({ says }) => says)),
        why: joined(found.map(({ why }) => why)),
      },
    ]),
  )

const joined = (texts: readonly string[]): string => texts.filter((text) => text !== '').join(' ')

/** Every answer gives its reason, once. */
export const complaintsAboutReasons = (decisions: readonly Decision[]): readonly string[] =>
  decisions.flatMap(({ id, why, file }) => {
    if (why === '')
      return [`${file}: ${id} gives no reason. Write it at the end of the entry, after ${whyMark}`]
    return why.includes(whyMark) ? [`${file}: ${id} has ${whyMark} more than once.`] : []
  })

/** Does the reason of an answer say that it is no longer what was decided first? */
export const departs = ({ why }: Pick<Decision, 'why'>): boolean =>
  /\bdeparts from the first decision\b/i.test(why)

/** Only where an answer departs from the first decision there is something to confirm. */
export const complaintsAboutDepartures = (decisions: readonly Decision[]): readonly string[] =>
  decisions.flatMap(({ id, why, confirm, file }) => {
    const isDeparting = departs({ why })
    if (isDeparting && !confirm)
      return [
        `${file}: ${id} departs from the first decision. Write what is to be confirmed after ${confirmMark}`,
      ]
    return !isDeparting && confirm !== undefined
      ? [
          `${file}: ${id} has ${confirmMark}, but its reason does not depart from the first decision.`,
        ]
      : []
  })
