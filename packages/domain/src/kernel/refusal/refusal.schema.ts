/** The server's messages about the fields of a form: field name to messages (OQ-018). */
export type ModelState = Readonly<Record<string, readonly string[]>>
