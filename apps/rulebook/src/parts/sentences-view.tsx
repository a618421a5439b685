import type { Sentence } from '../book/book.schema.ts'
import { useAnchor } from '../shown-book.tsx'

/** Sentences on the screens, by name. */
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
