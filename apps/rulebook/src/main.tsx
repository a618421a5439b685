import '@save/ui/tokens.css'
import { Notice } from '@save/ui/message'
import { Page, PageHead, Wrap } from '@save/ui/page'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import type { Book } from './book/book.schema.ts'
import type { Changes } from './book/changes.schema.ts'
import { rulebookMessages } from './rulebook.messages.ts'

declare global {
  interface Window {
    /** Set by book.js, a file beside the page. */
    readonly book?: Book
    /** Set by changes.js, if the book was compared with an earlier one. */
    readonly changes?: Changes
  }
}

const { book, changes } = window

const container = document.getElementById('rulebook')
if (!container) throw new Error('The rulebook’s page has no element with the id “rulebook”.')

createRoot(container).render(
  <StrictMode>{book ? <App book={book} {...(changes && { changes })} /> : <NoBook />}</StrictMode>,
)

function NoBook() {
  return (
    <Page>
      <Wrap>
        <PageHead title={rulebookMessages.title} />
        <Notice
          tone="note"
          messages={[`${rulebookMessages.noBook} ${rulebookMessages.howToMakeBook}`]}
        />
      </Wrap>
    </Page>
  )
}
