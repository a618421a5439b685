import { PageHead, Section } from '@save/ui/page'
import type { Change, Changes } from '../book/changes.schema.ts'
import { Scroll } from '../parts/scroll.tsx'
import { rulebookMessages } from '../rulebook.messages.ts'
import { useBook } from '../shown-book.tsx'
import './changes-screen.css'

const { changes: messages, pages } = rulebookMessages

const kinds = Object.keys(messages.kinds) as Change['kind'][]

/** The differences from an earlier book, by kind. */
export function ChangesScreen({ changes }: { readonly changes: Changes | undefined }) {
  if (changes === undefined)
    return (
      <PageHead title={pages.changes}>
        <p>{messages.none}</p>
        <p>{messages.how}</p>
      </PageHead>
    )
  const { since, entries } = changes
  return (
    <>
      <PageHead title={pages.changes}>
        <p>{messages.since(since, entries.length)}</p>
      </PageHead>
      {kinds
        .map((kind) => ({ kind, changed: entries.filter((entry) => entry.kind === kind) }))
        .filter(({ changed }) => changed.length > 0)
        .map(({ kind, changed }) => (
          <Section title={messages.kinds[kind]} key={kind}>
            {changed.map((change) => (
              <ChangeView change={change} key={change.key} />
            ))}
          </Section>
        ))}
    </>
  )
}

function ChangeView({ change }: { readonly change: Change }) {
  const { links } = useBook()
  const { key, title, change: mark, parts, isCode } = change
  const target = [key, title].find((name) => links.targetOf(name))
  const text = parts.map(({ text, mark }, index) => {
    const Mark = { same: 'span', added: 'ins', removed: 'del' }[mark] as 'span' | 'ins' | 'del'
    // biome-ignore lint/suspicious/noArrayIndexKey: a piece is known by its place alone
    return <Mark key={index}>{text}</Mark>
  })
  return (
    <article className="part">
      <h3>
        {target === undefined ? title : <a href={`#${target}`}>{title}</a>}{' '}
        <span className={`mark mark-${mark}`}>{messages.marks[mark]}</span>
      </h3>
      {isCode ? (
        <Scroll label={title}>
          <pre>{text}</pre>
        </Scroll>
      ) : (
        <p className="changed-text">{text}</p>
      )}
    </article>
  )
}
