import { SearchBox } from '@save/ui/search-box'
import { type KeyboardEvent, useDeferredValue, useId, useMemo, useState } from 'react'
import type { Book } from '../book/book.schema.ts'
import { rulebookMessages } from '../rulebook.messages.ts'
import { useBook } from '../shown-book.tsx'
import { type Search, searchIn } from './book-index.ts'
import type { Document } from './documents.ts'
import './search-field.css'

const { search: messages } = rulebookMessages

const mostShown = 20

const searches = new WeakMap<Book, Search>()

/** Built on first use, once per book. */
function searchOf(book: Book): Search {
  const search = searches.get(book) ?? searchIn(book)
  searches.set(book, search)
  return search
}

/** The search field with its results, which follow the typing. */
export function SearchField({ onOpen }: { readonly onOpen: (anchor: string) => void }) {
  const { book } = useBook()
  const listId = useId()
  const [query, setQuery] = useState('')
  const [isOpen, setOpen] = useState(false)
  const [chosen, setChosen] = useState(0)
  const searched = useDeferredValue(query.trim())
  const all = useMemo(() => (searched === '' ? [] : searchOf(book)(searched)), [book, searched])
  // Enter may be pressed before the results for the last letters appear.
  const allFor = (latest: string) =>
    latest === searched || latest === '' ? all : searchOf(book)(latest)
  const results = all.slice(0, mostShown)
  const count = messages.found(all.length, results.length)
  const isShown = isOpen && searched !== ''
  const optionId = (at: number) => `${listId}-${at}`

  const open = (result: Document | undefined) => {
    if (result === undefined) return
    setOpen(false)
    onOpen(result.anchor)
  }
  const choose = (at: number) => {
    setChosen(at)
    document.getElementById(optionId(at))?.scrollIntoView({ block: 'nearest' })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const last = results.length - 1
    if (event.key === 'Escape') setOpen(false)
    else if (event.key === 'ArrowDown') choose(Math.min(chosen + 1, last))
    else if (event.key === 'ArrowUp') choose(Math.max(chosen - 1, 0))
    else return
    if (event.key !== 'Escape') setOpen(true)
    event.preventDefault()
  }

  return (
    <div className="book-search">
      <SearchBox
        label={messages.label}
        placeholder={messages.placeholder}
        role="combobox"
        aria-expanded={isShown && results.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={isShown && results.length > 0 ? optionId(chosen) : undefined}
        value={query}
        onChange={(text) => {
          setQuery(text)
          setChosen(0)
          setOpen(true)
        }}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onKeyDown={onKeyDown}
        onSearch={() => open(allFor(query.trim())[chosen])}
      />
      <p className="visually-hidden" role="status">
        {isShown && count}
      </p>
      <div className={isShown ? 'results' : 'results results-closed'}>
        <p className="muted small" aria-hidden="true">
          {count}
        </p>
        <div id={listId} role="listbox" aria-label={messages.results}>
          {results.map((result, at) => (
            <ResultOption
              result={result}
              id={optionId(at)}
              isChosen={at === chosen}
              onOpen={() => open(result)}
              key={result.anchor}
            />
          ))}
        </div>
      </div>
    </div>
  )
}

const ResultOption = ({
  result: { kind, title, text, within },
  id,
  isChosen,
  onOpen,
}: {
  readonly result: Document
  readonly id: string
  readonly isChosen: boolean
  readonly onOpen: () => void
}) => (
  // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus and handles the keys
  // biome-ignore lint/a11y/useFocusableInteractive: the field points at the chosen option
  <div
    id={id}
    role="option"
    aria-selected={isChosen}
    onMouseDown={(event) => event.preventDefault()}
    onClick={onOpen}
  >
    <span className="result-kind">
      {[messages.kinds[kind], within].filter(Boolean).join(' · ')}
    </span>
    <span className="result-title">{title}</span>
    {kind !== 'table' && kind !== 'test' && <span className="result-text">{text}</span>}
  </div>
)
