export type Fields = Readonly<Record<string, unknown>>

/** The fields of something that was stored; none if it is not an object. */
export const fieldsOf = (stored: unknown): Fields =>
  typeof stored === 'object' && stored !== null ? { ...stored } : {}
