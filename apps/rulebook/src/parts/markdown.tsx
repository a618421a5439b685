import { Prose } from '@save/ui/prose'
import { lexer, type MarkedToken, type Token } from 'marked'
import { Fragment, type ReactNode } from 'react'
import type { Links } from '../links.ts'
import { useBook } from '../shown-book.tsx'
import { WithLinks } from './with-links.tsx'

/**
 * Renders Markdown as elements, never as HTML strings. HTML in it is shown as text, and links to files of the
 * repository become links to their decisions.
 */
export function Markdown({ children }: { readonly children: string }) {
  const { links } = useBook()
  return <Prose>{elementsOf(lexer(children), links)}</Prose>
}

const elementsOf = (tokens: readonly Token[] | undefined, links: Links): ReactNode =>
  (tokens ?? []).map((token, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a token is known by its place alone
    <Fragment key={index}>{elementOf(token as MarkedToken, links)}</Fragment>
  ))

function elementOf(token: MarkedToken, links: Links): ReactNode {
  switch (token.type) {
    case 'paragraph':
      return <p>{elementsOf(token.tokens, links)}</p>
    case 'strong':
      return <strong>{elementsOf(token.tokens, links)}</strong>
    case 'em':
      return <em>{elementsOf(token.tokens, links)}</em>
    case 'codespan':
      return (
        <code>
          <WithLinks>{token.text}</WithLinks>
        </code>
      )
    case 'code':
      return <pre>{token.text}</pre>
    case 'heading':
      return (
        <p>
          <strong>{elementsOf(token.tokens, links)}</strong>
        </p>
      )
    case 'list':
      return listOf(token, links)
    case 'table':
      return tableOf(token, links)
    case 'blockquote':
      return <blockquote>{elementsOf(token.tokens, links)}</blockquote>
    case 'link':
      return linkOf(token, links)
    case 'text':
      return token.tokens ? elementsOf(token.tokens, links) : <WithLinks>{token.text}</WithLinks>
    case 'escape':
      return token.text
    case 'br':
      return <br />
    case 'space':
    case 'def':
      return null
    default:
      return token.raw
  }
}

function listOf({ ordered, items }: MarkedToken & { type: 'list' }, links: Links) {
  const List = ordered ? 'ol' : 'ul'
  return (
    <List>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an item is known by its place alone
        <li key={index}>{elementsOf(item.tokens, links)}</li>
      ))}
    </List>
  )
}

const tableOf = ({ header, rows }: MarkedToken & { type: 'table' }, links: Links) => (
  <table>
    <thead>
      <tr>
        {header.map(({ text, tokens }) => (
          <th scope="col" key={text}>
            {elementsOf(tokens, links)}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((cells, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is known by its place alone
        <tr key={row}>
          {cells.map(({ tokens }, cell) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a cell is known by its place alone
            <td key={cell}>{elementsOf(tokens, links)}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)

function linkOf({ href, tokens }: MarkedToken & { type: 'link' }, links: Links) {
  const elements = elementsOf(tokens, links)
  if (/^https?:/.test(href)) return <a href={href}>{elements}</a>
  const record = /(\d{4})-[\w-]+\.md/.exec(href)?.[1]
  // A requirement's number is already a link.
  const isLinked = tokens.some(({ raw }) => /[A-Z]-\d/.test(raw))
  if (record === undefined || isLinked || !links.targetOf(record)) return elements
  return <a href={`#${record}`}>{elements}</a>
}
