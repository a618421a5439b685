import { html } from 'hono/html'

export { html }

/** A piece of a page. Hono escapes any other value in it. */
export type Html = ReturnType<typeof html>
