/** What differs between the book of an earlier commit and this one. */
export interface Changes {
  /** The earlier commit or tag, as it was asked for: 'v1.2'. */
  readonly since: string
  readonly entries: readonly Change[]
}

export interface Change {
  readonly kind:
    | 'requirement'
    | 'decision'
    | 'table'
    | 'case'
    | 'test'
    | 'rule'
    | 'figure'
    | 'sentence'
    | 'machine'
    | 'rate'
  /** Unique among its kind: 'BANKW-07'. */
  readonly key: string
  readonly title: string
  readonly change: 'added' | 'removed' | 'changed'
  /** Its text from beginning to end, the earlier and the later in one. */
  readonly parts: readonly {
    readonly text: string
    readonly mark: 'same' | 'added' | 'removed'
  }[]
  /** Shown as code, line by line. */
  readonly isCode: boolean
}
