import { type Html, html } from '../pages/html.ts'
import { type Page, pageHead } from '../pages/page.ts'
import type { OpenApiDocument, Operation } from './document.ts'
import type { JsonSchema } from './json-schema.ts'
import { openapiMessages } from './openapi.messages.ts'
import { shapeOf } from './shape.ts'

const { page: messages, title } = openapiMessages

/** The document as a page: each call with its request and answers, followed by the shapes by name. */
export const openapiPage = (document: OpenApiDocument, styleSheet: string): Page => ({
  title,
  styleSheet,
  body: html`${pageHead(title, messages.intro, '/_control', html`<p><a href="/_control/openapi.json">${messages.document}</a></p>`)}
<section><h2>${messages.calls}</h2><ol class="requests">${Object.entries(document.paths).flatMap(
    ([path, operations]) =>
      Object.entries(operations).map(([method, operation]) => call(method, path, operation)),
  )}</ol></section>
<section class="section"><h2>${messages.shapes}</h2><ol class="requests">${Object.entries(
    document.components.schemas,
  ).map(
    ([name, schema]) =>
      html`<li><details><summary><b>${name}</b></summary><dl><div><dt>${name}</dt><dd><pre>${shapeOf(schema)}</pre></dd></div></dl></details></li>`,
  )}</ol></section>`,
})

const call = (method: string, path: string, operation: Operation): Html =>
  html`<li><details><summary><span class="requests-path"><b>${method.toUpperCase()}</b> ${path}</span><small>${operation['x-requirement']}</small></summary><dl><div><dt>${operation.summary}</dt></div>${queryOf(operation)}${part(messages.sent, operation.requestBody?.content['application/json'].schema)}${Object.entries(
    operation.responses,
  ).map(([status, { description, content }]) =>
    part(`${status}: ${description}`, content['application/json'].schema),
  )}</dl></details></li>`

const part = (name: string, schema: JsonSchema | undefined): Html =>
  schema === undefined
    ? html``
    : html`<div><dt>${name}</dt><dd><pre>${shapeOf(schema)}</pre></dd></div>`

const queryOf = ({ parameters }: Operation) => {
  const query = parameters.filter((parameter) => parameter.in === 'query')
  return (
    query.length > 0 &&
    html`<div><dt>${messages.query}</dt><dd><pre>${query.map(({ name, description = '' }) => `${name}: ${description}`).join('\n')}</pre></dd></div>`
  )
}
