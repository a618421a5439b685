/** What the screens' script knows about the rules: made when it is built. */
export interface RulesInWords {
  /** What each requirement and answered question says, by its number. */
  readonly requirements: Readonly<Record<string, string>>
  /** Why each question is answered so. */
  readonly reasons: Readonly<Record<string, string>>
  readonly sentences: readonly SentenceInWords[]
  /** The groups of requirements of each folder of the domain. */
  readonly groups: Readonly<Record<string, readonly string[]>>
  /** The requirements of each call, by 'GET /api/member'. */
  readonly calls: Readonly<Record<string, readonly string[]>>
}

export interface SentenceInWords {
  /** With gaps for its arguments: 'At most ‹limit›.' */
  readonly text: string
  /** Its place in the rulebook. */
  readonly anchor: string
  /** The folder of the domain that it belongs to. */
  readonly context: string
  /** The requirements that quote it. */
  readonly ids: readonly string[]
  /** The answered questions that quote it. */
  readonly answers: readonly string[]
  /** Not the specification's (OQ-137). */
  readonly isOurs: boolean
}

/** Why a question is answered so; nothing for a requirement. */
export function whyLines(id: string, reasons: RulesInWords['reasons']): readonly string[] {
  const why = reasons[id]
  return why === undefined || why === '' ? [] : [`Why: ${why}`]
}
