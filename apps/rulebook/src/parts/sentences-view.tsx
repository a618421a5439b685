import type { Sentence } from '../book/book.schema.ts'
import { useAnchor } from '../shown-book.tsx'

/** Sentences of the screens under their names. */
export const SentencesView = ({ sentences }: { readonly sentences: readonly Sentence[] }) => (
  <dl className="sentences">
    {sentences.map((sentence) => (
      <SentenceView sentence={sentence} key={sentence.name} />
    ))}
  </dl>
)

const SentenceView = ({ sentence }: { readonly sentence: Sentence }) => (
  <div {...useAnchor(sentence)}>
    <dt>{sentence.name}</dt>
    <dd>{sentence.text}</dd>
  </div>
)
