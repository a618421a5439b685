import type { Transaction } from './member.schema.ts'

export type Kind = 'cashback' | 'withdrawal'

const kinds: readonly Kind[] = ['cashback', 'withdrawal']

/** The kind of a transaction, from its type. `undefined` for an unknown type (DATA-14). */
export const kindOf = ({ transactionType }: Transaction): Kind | undefined =>
  kinds.find((kind) => kind === transactionType?.trim().toLowerCase())
