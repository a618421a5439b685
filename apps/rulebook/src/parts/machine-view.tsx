import type { Machine } from '../book/book.schema.ts'
import { rulebookMessages } from '../rulebook.messages.ts'
import { useAnchor } from '../shown-book.tsx'
import { Source } from './code.tsx'
import { Markdown } from './markdown.tsx'
import { Scroll } from './scroll.tsx'

const { chapter: messages } = rulebookMessages

/** A machine as a drawing, with a sentence for each state and event. */
export function MachineView({ machine }: { readonly machine: Machine }) {
  const { name, says, file, drawing, states, events } = machine
  const label = messages.drawing(name)
  return (
    <article className="part" {...useAnchor(machine)}>
      <h3>{name}</h3>
      {says !== '' && <Markdown>{says}</Markdown>}
      {drawing !== '' && (
        <Scroll label={label}>
          <img
            className="drawing"
            src={`data:image/svg+xml,${encodeURIComponent(drawing)}`}
            alt={label}
          />
        </Scroll>
      )}
      <Meanings of={messages.state} meanings={states} />
      <Meanings of={messages.event} meanings={events} />
      <Source file={file} />
    </article>
  )
}

type Meaning = Machine['states'][number]

const Meanings = ({
  of,
  meanings,
}: {
  readonly of: string
  readonly meanings: readonly Meaning[]
}) =>
  meanings.length === 0 ? null : (
    <table className="grid meanings">
      <thead>
        <tr>
          <th scope="col">{of}</th>
          <th scope="col">{messages.meaning}</th>
        </tr>
      </thead>
      <tbody>
        {meanings.map((meaning) => (
          <MeaningRow meaning={meaning} key={meaning.name} />
        ))}
      </tbody>
    </table>
  )

const MeaningRow = ({ meaning }: { readonly meaning: Meaning }) => (
  <tr {...useAnchor(meaning)}>
    <th scope="row">{meaning.name}</th>
    <td>{meaning.says}</td>
  </tr>
)
