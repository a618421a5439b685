import { wellFormed } from '@save/domain/kernel'
import { Schema, SchemaGetter } from 'effect'
import { orElse } from './absent.wire.ts'
import { wirePolicy } from './wire.policy.ts'

const { mostLetters, mostCount, mostDepth, mostPounds, mostQuantity } = wirePolicy

/** At most 500 characters, without half a character at the end. */
export const shortened = (written: string): string =>
  wellFormed(
    written.length > mostLetters
      ? `${written.slice(0, mostLetters - 1).replace(/[\ud800-\udbff]$/, '')}…`
      : written,
  )

const reading = (read: (written: string) => string) =>
  Schema.Union([Schema.String, Schema.Finite]).pipe(
    Schema.decodeTo(Schema.String, {
      decode: SchemaGetter.transform((written) => read(String(written))),
      encode: SchemaGetter.passthrough(),
    }),
  )

/**
 * Text. Numbers become text, since servers may use them for house numbers. Cuts text over 500 characters, since no
 * screen has room for more, and replaces half characters.
 */
export const text = reading(shortened)

/** HTML or a link, which we can't cut: a part of it would be another document or address. */
export const wholeText = reading(wellFormed)

/** A number within bounds. Numbers must be exact: "2" and 1.5 aren't counts (OQ-143). */
const between = (minimum: number, maximum: number) =>
  Schema.Finite.check(Schema.isBetween({ minimum, maximum }))

const wholeUpTo = (maximum: number) => between(0, maximum).check(Schema.isInt())

/** A count, or a number that identifies a kind. */
export const count = wholeUpTo(mostCount)
export const quantity = wholeUpTo(mostQuantity)
export const depth = wholeUpTo(mostDepth)
/** 0.05 is 5 percent (OQ-039). */
export const fraction = between(0, 1)
/** 5 is 5 percent (OQ-039). */
export const percent = between(0, 100)
/** The value of an offer: pounds or percent points. */
export const offered = between(0, mostPounds)
/** A position for sorting; lower comes first. */
export const sortPosition = between(-mostCount, mostCount)

/** A flag; only `true` switches it on. */
export const flag = orElse(Schema.Boolean, false)
