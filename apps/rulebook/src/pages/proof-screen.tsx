import { PageHead } from '@save/ui/page'
import type { Requirement } from '../book/book.schema.ts'
import { DownloadButton } from '../parts/download-button.tsx'
import { Result } from '../parts/result.tsx'
import { Scroll } from '../parts/scroll.tsx'
import { rulebookMessages } from '../rulebook.messages.ts'
import { useBook } from '../shown-book.tsx'
import { matrixOf, resultOf } from '../trace.ts'

const { proof: messages, pages, chapter } = rulebookMessages

/** The traceability matrix: the tables and tests that prove each requirement. */
export function ProofScreen() {
  const { book } = useBook()
  return (
    <>
      <PageHead title={pages.proof}>
        <p>{messages.about}</p>
        <DownloadButton name="traceability" lines={matrixOf(book)}>
          {messages.download}
        </DownloadButton>
      </PageHead>
      {book.chapters
        .filter(({ requirements }) => requirements.length > 0)
        .map(({ key, title, requirements }) => (
          <section className="section" aria-label={title} key={key}>
            <h2>{title}</h2>
            <Scroll label={title}>
              <table className="grid proofs">
                <thead>
                  <tr>
                    <th scope="col">{messages.requirement}</th>
                    <th scope="col">{messages.level}</th>
                    <th scope="col">{messages.proofs}</th>
                    <th scope="col">{messages.carriers}</th>
                  </tr>
                </thead>
                <tbody>
                  {requirements.map((requirement) => (
                    <ProofRow requirement={requirement} key={requirement.id} />
                  ))}
                </tbody>
              </table>
            </Scroll>
          </section>
        ))}
    </>
  )
}

function ProofRow({ requirement }: { readonly requirement: Requirement }) {
  const { book, links, carriersOf } = useBook()
  const { id, level, proofs } = requirement
  const { tables, tests } = carriersOf(id)
  return (
    <tr>
      <th scope="row">
        <a href={`#${links.anchorOf(requirement)}`}>{id}</a>
      </th>
      <td>{level}</td>
      <td className={proofs === 0 ? 'failed' : undefined}>{book.run && proofs}</td>
      <td>
        <ul>
          {tables.map(({ table, rows }) => (
            <li key={table.title}>
              <a href={`#${links.anchorOf(table)}`}>{table.title}</a>{' '}
              <small>{chapter.rows(rows.length)}</small> <Result>{resultOf(rows)}</Result>
            </li>
          ))}
          {tests.map((test) => (
            <li key={links.anchorOf(test)}>
              <a href={`#${links.anchorOf(test)}`}>{test.title}</a> <Result>{test.result}</Result>
            </li>
          ))}
        </ul>
      </td>
    </tr>
  )
}
