import { wellFormed } from '@save/domain/kernel'
import { Schema, SchemaGetter } from 'effect'
import { orElse } from './absent.wire.ts'
import { wirePolicy } from './wire.policy.ts'

const { mostLetters, mostCount, mostDepth, mostPounds, mostQuantity } = wirePolicy

/** At most 500 characters, none of them cut in half. */
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
 * Text; a number, as a server may write a house number, is read as text. What is longer than 500
 * characters is cut, since no screen has room for more, and half a character is replaced.
 */
export const text = reading(shortened)

/** HTML or a link: read whole, since a part of it would be another document or lead elsewhere. */
export const wholeText = reading(wellFormed)

/** Every number has one reading, within its bounds: "2" and 1.5 are no number of things (OQ-143). */
const between = (minimum: number, maximum: number) =>
  Schema.Finite.check(Schema.isBetween({ minimum, maximum }))

const wholeUpTo = (maximum: number) => between(0, maximum).check(Schema.isInt())

/** A number of things, or a number that stands for a kind. */
export const count = wholeUpTo(mostCount)
export const quantity = wholeUpTo(mostQuantity)
export const depth = wholeUpTo(mostDepth)
/** 0.05 is 5 percent (OQ-039). */
export const fraction = between(0, 1)
/** 5 is 5 percent (OQ-039). */
export const percent = between(0, 100)
/** What an offer pays: pounds or percent points. */
export const offered = between(0, mostPounds)
/** Where a server sorts something: before what has a larger one. */
export const place = between(-mostCount, mostCount)

/** A switch; only `true` switches it on. */
export const flag = orElse(Schema.Boolean, false)
