import type { Declaration } from '../book/book.schema.ts'
import { useAnchor } from '../shown-book.tsx'
import { Code, Source } from './code.tsx'
import { Markdown } from './markdown.tsx'

/** A rule or a figure: its comment, and its folded code. */
export function DeclarationView({ declaration }: { readonly declaration: Declaration }) {
  const { name, says, code, file, line } = declaration
  return (
    <article className="part" {...useAnchor(declaration)}>
      <h3>{name}</h3>
      {says !== '' && <Markdown>{says}</Markdown>}
      <Code name={name}>{code}</Code>
      <Source file={file} line={line} />
    </article>
  )
}
