import { html, raw } from 'hono/html'

export { html, raw }

export type Html = ReturnType<typeof html>

export const nothing: Html = raw('')
