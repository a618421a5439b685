import type { Transaction } from './member.schema.ts'

export type Kind = 'cashback' | 'withdrawal'

const kinds: readonly Kind[] = ['cashback', 'withdrawal']

/** What a transaction is by its type; undefined for any other word (DATA-14). */
export const kindOf = ({ transactionType }: Transaction): Kind | undefined =>
  kinds.find((kind) => kind === transactionType?.trim().toLowerCase())
