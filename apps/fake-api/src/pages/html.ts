import { html } from 'hono/html'

export { html }

/** A piece of a page. Hono escapes whatever else is put into one. */
export type Html = ReturnType<typeof html>
