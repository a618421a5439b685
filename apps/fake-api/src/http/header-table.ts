/**
 * Header names and values as a plain table. Tables are made once and shared, since the server writes them unchanged.
 */
export type HeaderTable = Readonly<Record<string, string>>
