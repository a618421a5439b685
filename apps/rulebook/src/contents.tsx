import { type LinkTarget, pages } from './links.ts'
import { useMedia } from './reading.ts'
import { rulebookMessages } from './rulebook.messages.ts'
import { useBook } from './shown-book.tsx'
import { failuresOf } from './trace.ts'

/** Links to every page: at the side, or folded on narrow screens. */
export function Contents({
  target,
  hash,
}: {
  readonly target: LinkTarget | undefined
  readonly hash: string
}) {
  const { book } = useBook()
  const hasSide = useMedia('(min-width: 64rem)')
  const current = (isCurrent: boolean) => (isCurrent ? 'page' : undefined)
  return (
    <nav className="contents" aria-label={rulebookMessages.contents}>
      <details open={hasSide} key={hasSide ? 'side' : hash}>
        <summary>{rulebookMessages.contents}</summary>
        <ul>
          {pages.map((page) => (
            <li key={page}>
              <a href={`#${page}`} aria-current={current(target?.page === page)}>
                {rulebookMessages.pages[page]}
              </a>
            </li>
          ))}
        </ul>
        <p>{rulebookMessages.chapters}</p>
        <ul>
          {book.chapters.map((chapter) => {
            const failures = failuresOf(chapter)
            return (
              <li key={chapter.key}>
                <a href={`#${chapter.key}`} aria-current={current(target?.chapter === chapter)}>
                  {chapter.title}
                  {failures > 0 && (
                    <>
                      {' '}
                      <span className="failed">{rulebookMessages.failures(failures)}</span>
                    </>
                  )}
                </a>
              </li>
            )
          })}
        </ul>
      </details>
    </nav>
  )
}
