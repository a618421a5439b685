import type { TestTitle } from '../book/book.schema.ts'
import { useAnchor, useBook } from '../shown-book.tsx'
import { Result } from './result.tsx'
import { WithLinks } from './with-links.tsx'

/** Tests by title: in their own chapter, or as links to it. */
export const TestLines = ({
  tests,
  linked = false,
}: {
  readonly tests: readonly TestTitle[]
  readonly linked?: boolean
}) =>
  tests.length === 0 ? null : (
    <ul className="lines">
      {tests.map((test) =>
        linked ? (
          <LinkedTest test={test} key={test.title} />
        ) : (
          <TestLine test={test} key={`${test.file} ${test.title}`} />
        ),
      )}
    </ul>
  )

const TestLine = ({ test }: { readonly test: TestTitle }) => (
  <li {...useAnchor(test)}>
    <WithLinks>{test.title}</WithLinks> <Facts test={test} />
  </li>
)

function LinkedTest({ test }: { readonly test: TestTitle }) {
  const { links } = useBook()
  return (
    <li>
      <a href={`#${links.anchorOf(test)}`}>{test.title}</a> <Facts test={test} />
    </li>
  )
}

const Facts = ({ test: { ids, title, result, file } }: { readonly test: TestTitle }) => (
  <span className="facts-line">
    {ids.length > 0 && !ids.every((id) => title.includes(id)) && (
      <WithLinks>{ids.join(', ')}</WithLinks>
    )}
    <Result>{result}</Result>
    <span className="source">{file}</span>
  </span>
)
