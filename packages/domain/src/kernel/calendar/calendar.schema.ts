import { Schema } from 'effect'

/** A calendar day, written 'YYYY-MM-DD' so that text order is date order. */
export const Day = Schema.String.check(Schema.isPattern(/^\d{4}-\d{2}-\d{2}$/)).pipe(
  Schema.brand('Day'),
)
export type Day = typeof Day.Type
