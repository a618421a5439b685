import { html } from 'hono/html'

export { html }

/** A piece of a page. Hono escapes anything else that is put into one. */
export type Html = ReturnType<typeof html>
