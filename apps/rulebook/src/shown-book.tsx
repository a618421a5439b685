import { createContext, use } from 'react'
import type { Book } from './book/book.schema.ts'
import { type Links, linksOf } from './links.ts'
import { type Carriers, carriersIn } from './trace.ts'

/** The book of this page, and functions that all its parts need. */
export interface ShownBook {
  readonly book: Book
  readonly links: Links
  readonly carriersOf: (id: string) => Carriers
}

export const shownBook = (book: Book): ShownBook => ({
  book,
  links: linksOf(book),
  carriersOf: carriersIn(book),
})

const BookContext = createContext<ShownBook | undefined>(undefined)

export const BookProvider = BookContext.Provider

export function useBook(): ShownBook {
  const shown = use(BookContext)
  if (shown === undefined) throw new Error('useBook needs a BookProvider around its component.')
  return shown
}

/** The id and ref for the element that this part's links open. */
export function useAnchor(part: object) {
  const { links } = useBook()
  return { id: links.anchorOf(part), tabIndex: -1 } as const
}
