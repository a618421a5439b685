import { PageHead } from '@save/ui/page'
import type { ReactNode } from 'react'
import type { Chapter } from '../book/book.schema.ts'
import { chapterParts, partsAnchor } from '../links.ts'
import { DecisionView } from '../parts/decision-view.tsx'
import { DeclarationView } from '../parts/declaration-view.tsx'
import { MachineView } from '../parts/machine-view.tsx'
import { Markdown } from '../parts/markdown.tsx'
import { RequirementView } from '../parts/requirement-view.tsx'
import { SentencesView } from '../parts/sentences-view.tsx'
import { TableView } from '../parts/table-view.tsx'
import { TestLines } from '../parts/test-lines.tsx'
import { rulebookMessages } from '../rulebook.messages.ts'

const { chapter: messages } = rulebookMessages

type Part = (typeof chapterParts)[number]

/** Everything about one context. */
export function ChapterScreen({ chapter }: { readonly chapter: Chapter }) {
  const parts = chapterParts.filter((part) => chapter[part].length > 0)
  return (
    <>
      <PageHead title={chapter.title}>
        <Markdown>{chapter.about}</Markdown>
        <ul className="in-chapter">
          {parts.map((part) => (
            <li key={part}>
              <a href={`#${partsAnchor(chapter, part)}`}>{messages[part]}</a> {chapter[part].length}
            </li>
          ))}
        </ul>
      </PageHead>
      {parts.map((part) => (
        <section className="section" aria-label={messages[part]} key={part}>
          <h2 id={partsAnchor(chapter, part)} tabIndex={-1}>
            {messages[part]}
          </h2>
          {views[part](chapter)}
        </section>
      ))}
    </>
  )
}

const views: Readonly<Record<Part, (chapter: Chapter) => ReactNode>> = {
  requirements: ({ requirements }) =>
    requirements.map((requirement) => (
      <RequirementView requirement={requirement} key={requirement.id} />
    )),
  decisions: ({ decisions }) =>
    decisions.map((decision) => <DecisionView decision={decision} key={decision.id} />),
  tables: ({ tables }) => tables.map((table) => <TableView table={table} key={table.title} />),
  rules: ({ rules }) => rules.map(declarationView),
  figures: ({ figures }) => figures.map(declarationView),
  sentences: ({ sentences }) => <SentencesView sentences={sentences} />,
  machines: ({ machines }) =>
    machines.map((machine) => <MachineView machine={machine} key={machine.name} />),
  tests: ({ tests }) => (
    <details>
      <summary className="show-tests">{messages.showTests(tests.length)}</summary>
      <TestLines tests={tests} />
    </details>
  ),
}

const declarationView = (declaration: Chapter['rules'][number]) => (
  <DeclarationView declaration={declaration} key={`${declaration.file} ${declaration.name}`} />
)
