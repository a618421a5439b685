import { Schema } from 'effect'
import { Pence } from '../kernel/index.ts'

/** One line of a statement: a benefit and its value (DATA-24). */
export const StatementItem = Schema.Struct({ name: Schema.String, value: Pence })
export type StatementItem = typeof StatementItem.Type
