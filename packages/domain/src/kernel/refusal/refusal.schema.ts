/** The server's messages about a form, by field name (OQ-018). */
export type ModelState = Readonly<Record<string, readonly string[]>>
