import { SkipLink } from '@save/ui/link'
import { Page, PageHead, Wrap } from '@save/ui/page'
import { TopBar } from '@save/ui/top-bar'
import { useLayoutEffect, useMemo } from 'react'
import type { Book } from './book/book.schema.ts'
import type { Changes } from './book/changes.schema.ts'
import { Contents } from './contents.tsx'
import type { LinkTarget } from './links.ts'
import { ChangesScreen } from './pages/changes-screen.tsx'
import { ChapterScreen } from './pages/chapter-screen.tsx'
import { OverviewScreen } from './pages/overview-screen.tsx'
import { ProofScreen } from './pages/proof-screen.tsx'
import { RatesScreen } from './pages/rates-screen.tsx'
import { useArrival, useHash, useOpenOnPaper } from './reading.ts'
import { rulebookMessages } from './rulebook.messages.ts'
import { SearchField } from './search/search-field.tsx'
import { BookProvider, shownBook } from './shown-book.tsx'
import './app.css'
import './parts/parts.css'
import './parts/grid.css'
import './print.css'

/** The rulebook: a page for each chapter, chosen by the hash. */
export function App({ book, changes }: { readonly book: Book; readonly changes?: Changes }) {
  const shown = useMemo(() => shownBook(book), [book])
  const hash = useHash()
  const target = shown.links.targetOf(hash)
  useArrival(hash, target)
  useOpenOnPaper()
  useLayoutEffect(() => {
    document.title = rulebookMessages.titleOf(titleOf(target))
  }, [target])

  return (
    <BookProvider value={shown}>
      <SkipLink to="main">{rulebookMessages.skip}</SkipLink>
      <TopBar>
        <a className="brand" href="#overview">
          {rulebookMessages.title}
        </a>
        <SearchField
          onOpen={(anchor) => {
            location.hash = anchor
          }}
        />
      </TopBar>
      <div className="frame">
        <Contents target={target} hash={hash} />
        <Page>
          <Wrap>
            <Screen target={target} hash={hash} changes={changes} />
          </Wrap>
        </Page>
      </div>
    </BookProvider>
  )
}

function titleOf(target: LinkTarget | undefined): string {
  if (target === undefined) return rulebookMessages.notFound
  return target.chapter?.title ?? rulebookMessages.pages[target.page as 'overview']
}

function Screen({
  target,
  hash,
  changes,
}: {
  readonly target: LinkTarget | undefined
  readonly hash: string
  readonly changes: Changes | undefined
}) {
  switch (target?.page) {
    case undefined:
      return (
        <PageHead title={rulebookMessages.notFound}>
          <p>{rulebookMessages.whatWasNotFound(hash)}</p>
        </PageHead>
      )
    case 'chapter':
      return <ChapterScreen chapter={target.chapter} key={target.chapter.key} />
    case 'overview':
      return <OverviewScreen />
    case 'rates':
      return <RatesScreen />
    case 'proof':
      return <ProofScreen />
    case 'changes':
      return <ChangesScreen changes={changes} />
  }
}
