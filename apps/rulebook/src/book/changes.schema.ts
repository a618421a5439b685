/** What differs between two books. */
export interface Changes {
  /** The commit or tag that was compared with. */
  readonly since: string
  readonly entries: readonly Change[]
}

export type ChangeKind =
  | 'requirement'
  | 'decision'
  | 'table'
  | 'case'
  | 'rule'
  | 'figure'
  | 'sentence'
  | 'machine'
  | 'rate'

export interface Change {
  readonly kind: ChangeKind
  /** Unique for its kind in a book: 'BANKW-07', 'packages/…/bank.rules.ts mayTransfer'. */
  readonly key: string
  readonly title: string
  readonly change: 'added' | 'removed' | 'changed'
  /** The new text with what was removed and added; the whole text of what is new or gone. */
  readonly parts: readonly { readonly text: string; readonly mark: 'same' | 'added' | 'removed' }[]
  readonly isCode: boolean
}
