import { Notice } from '@save/ui/message'
import { PageHead, Section } from '@save/ui/page'
import type { Requirement } from '../book/book.schema.ts'
import { RequirementLine } from '../parts/requirement-view.tsx'
import { FailedRows } from '../parts/table-view.tsx'
import { TestLines } from '../parts/test-lines.tsx'
import { rulebookMessages } from '../rulebook.messages.ts'
import { useBook } from '../shown-book.tsx'
import { failuresIn, requirementsIn, weakestIn } from '../trace.ts'

const { overview: words, title } = rulebookMessages

const mostWeak = 10

/** The first page: problems that need attention. */
export function OverviewScreen() {
  const { book } = useBook()
  const { day, commit, run } = book
  return (
    <>
      <PageHead title={title}>
        <p className="muted">{words.made(day, commit)}</p>
        {run && <p className="muted">{words.run(run.day, run.passed, run.failed)}</p>}
      </PageHead>
      {run === undefined && <Notice tone="note" messages={[words.noRun]} />}
      <Section title={words.failing}>
        <Failures />
      </Section>
      {run && <Proofs />}
      <Section title={words.ratesWrong}>
        <Sentences all={book.ratesWrong} none={words.ratesRight} />
      </Section>
      <Section title={words.ratesEnding}>
        <Sentences all={book.ratesEnding} none={words.noRateEnds} />
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
      <Section title={words.unproven}>
        {unproven.length === 0 ? <p>{words.allProven}</p> : <RequirementLines all={unproven} />}
      </Section>
      <Section title={words.weakest}>
        <p className="muted">{words.weakestAbout}</p>
        <RequirementLines all={weakestIn(book, mostWeak)} />
      </Section>
    </>
  )
}

function Failures() {
  const { book } = useBook()
  const failures = failuresIn(book)
  if (failures.length === 0)
    return <p>{book.run?.failed ? words.othersFail : words.nothingFails}</p>
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
