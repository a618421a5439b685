import type { ReactNode } from 'react'
import type { Requirement } from '../book/book.schema.ts'
import { rulebookMessages } from '../rulebook.messages.ts'
import { useAnchor, useBook } from '../shown-book.tsx'
import { WithLinks } from './with-links.tsx'

const { chapter: messages } = rulebookMessages

/** A requirement, the number of its proofs, and links to them. */
export function RequirementView({ requirement }: { readonly requirement: Requirement }) {
  const { run } = useBook().book
  const { id, says, level, proofs } = requirement
  return (
    <article className="part" {...useAnchor(requirement)}>
      <h3>{id}</h3>
      <p>
        <WithLinks>{says}</WithLinks>
      </p>
      <p className="facts-line">
        {run && (
          <span className={proofs === 0 ? 'failed' : undefined}>{messages.proofs(proofs)}</span>
        )}
        <span>{messages.level(level)}</span>
      </p>
      <CarriersView id={id} />
    </article>
  )
}

/** Links to the tables, tests and decisions with this number. */
export function CarriersView({ id }: { readonly id: string }) {
  const { carriersOf, links } = useBook()
  const { tables, tests, decisions } = carriersOf(id)
  const linkTo = (part: object, name: string, note?: string) => (
    <li key={links.anchorOf(part)}>
      <a href={`#${links.anchorOf(part)}`}>{name}</a>
      {note !== undefined && <small> {note}</small>}
    </li>
  )
  return (
    <dl className="carriers">
      <Carrier name={messages.carriers.tables}>
        {tables.map(({ table, rows }) => linkTo(table, table.title, messages.rows(rows.length)))}
      </Carrier>
      <Carrier name={messages.carriers.tests}>
        {tests.map((test) => linkTo(test, test.title))}
      </Carrier>
      <Carrier name={messages.carriers.decisions}>
        {decisions.map((decision) => linkTo(decision, decision.id))}
      </Carrier>
    </dl>
  )
}

const Carrier = ({
  name,
  children,
}: {
  readonly name: string
  readonly children: readonly ReactNode[]
}) =>
  children.length === 0 ? null : (
    <div>
      <dt>{name}</dt>
      <dd>
        <ul>{children}</ul>
      </dd>
    </div>
  )

/** A requirement in a list, as a link. */
export function RequirementLine({ requirement }: { readonly requirement: Requirement }) {
  const { links } = useBook()
  return (
    <li>
      <a href={`#${links.anchorOf(requirement)}`}>{requirement.id}</a>{' '}
      <span className="muted">{messages.proofs(requirement.proofs)}</span>
      <p>{requirement.says}</p>
    </li>
  )
}
