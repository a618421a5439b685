/** The differences between two books. */
export interface Changes {
  /** The commit or tag of the older book. */
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
  /** The new text, with removed and added parts marked. If the item itself was added or removed, the whole text. */
  readonly parts: readonly { readonly text: string; readonly mark: 'same' | 'added' | 'removed' }[]
  readonly isCode: boolean
}
