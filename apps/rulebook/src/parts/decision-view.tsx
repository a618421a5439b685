import type { Decision } from '../book/book.schema.ts'
import { rulebookMessages } from '../rulebook.messages.ts'
import { useAnchor } from '../shown-book.tsx'
import { Source } from './code.tsx'
import { Markdown } from './markdown.tsx'
import { CarriersView } from './requirement-view.tsx'

export function DecisionView({ decision }: { readonly decision: Decision }) {
  const { id, decided, why, file } = decision
  return (
    <article className="part" {...useAnchor(decision)}>
      <h3>{id}</h3>
      <Markdown>{decided}</Markdown>
      {why !== '' && (
        <div className="why">
          <strong>{rulebookMessages.chapter.why}</strong>
          <Markdown>{why}</Markdown>
        </div>
      )}
      <CarriersView id={id} />
      <Source file={file} />
    </article>
  )
}
