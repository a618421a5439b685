import { Notice } from '@save/ui/message'
import { PageHead, Section } from '@save/ui/page'
import type { Requirement } from '../book/book.schema.ts'
import { RequirementLine } from '../parts/requirement-view.tsx'
import { FailedRows } from '../parts/table-view.tsx'
import { TestLines } from '../parts/test-lines.tsx'
import { rulebookMessages } from '../rulebook.messages.ts'
import { useBook } from '../shown-book.tsx'
import { failuresIn, requirementsIn, weakestIn } from '../trace.ts'

const { overview: messages, title } = rulebookMessages

const mostWeak = 10

/** The first page: problems that need attention. */
export function OverviewScreen() {
  const { book } = useBook()
  const { day, commit, run } = book
  return (
    <>
      <PageHead title={title}>
        <p className="muted">{messages.made(day, commit)}</p>
        {run && <p className="muted">{messages.run(run.day, run.passed, run.failed)}</p>}
      </PageHead>
      {run === undefined && <Notice tone="note" messages={[messages.noRun]} />}
      <Section title={messages.failing}>
        <Failures />
      </Section>
      {run && <Proofs />}
      <Section title={messages.ratesWrong}>
        <Sentences all={book.ratesWrong} none={messages.ratesRight} />
      </Section>
      <Section title={messages.ratesEnding}>
        <Sentences all={book.ratesEnding} none={messages.noRateEnds} />
      </Section>
    </>
  )
}

/** Requirements with too few proofs in the last run. */
function Proofs() {
  const { book } = useBook()
  const unproven = requirementsIn(book).filter(({ proofs }) => proofs === 0)
  return (
    <>
      <Section title={messages.unproven}>
        {unproven.length === 0 ? <p>{messages.allProven}</p> : <RequirementLines all={unproven} />}
      </Section>
      <Section title={messages.weakest}>
        <p className="muted">{messages.weakestAbout}</p>
        <RequirementLines all={weakestIn(book, mostWeak)} />
      </Section>
    </>
  )
}

function Failures() {
  const { book } = useBook()
  const failures = failuresIn(book)
  if (failures.length === 0)
    return <p>{book.run?.failed ? messages.othersFail : messages.nothingFails}</p>
  return failures.map(({ chapter, tables, tests }) => (
    <div className="failures" key={chapter.key}>
      <p className="muted">{chapter.title}</p>
      {tables.map(({ table, rows }) => (
        <FailedRows table={table} rows={rows} key={table.title} />
      ))}
      <TestLines tests={tests} linked />
    </div>
  ))
}

const RequirementLines = ({ all }: { readonly all: readonly Requirement[] }) => (
  <ul className="lines">
    {all.map((requirement) => (
      <RequirementLine requirement={requirement} key={requirement.id} />
    ))}
  </ul>
)

const Sentences = ({ all, none }: { readonly all: readonly string[]; readonly none: string }) =>
  all.length === 0 ? (
    <p>{none}</p>
  ) : (
    <ul className="lines">
      {all.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  )
