import { type ComponentProps, type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import { Link } from '../link/link.tsx'
import { box } from '../page/box.tsx'
import './listing.css'

/** Cards on hairlines, in as many columns as fit. */
export const Listing = /* @__PURE__ */ box('listing', 'ul')

/**
 * The state of the list, above it or in its place: loading, the number of results, or none. Render it always, since it
 * announces changes.
 */
export const ListingStatus = ({ children }: { readonly children: ReactNode }) => (
  <div className="listing-status" role="status">
    {children}
  </div>
)

interface FoundLetters {
  readonly from: number
  readonly to: number
}

export interface ListingCardProps {
  readonly picture: ReactNode
  readonly name: string
  readonly found?: FoundLetters | undefined
  /** The card's target. The whole card can be pressed, but only its name is the link. */
  readonly href?: string | undefined
  /** A control at the end of the card: a star. */
  readonly action?: ReactNode
  /** Lines below the name. Without `href` one of them may be the card's link. */
  readonly children?: ReactNode
}

export function ListingCard({ picture, name, found, href, action, children }: ListingCardProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useFoundLetters(heading, found)
  return (
    <li className="listing-card">
      {picture}
      <div>
        <h2 ref={heading}>{href === undefined ? name : <Link href={href}>{name}</Link>}</h2>
        {children}
      </div>
      {action}
    </li>
  )
}

export type FiltersProps = Omit<
  ComponentProps<'form'>,
  'className' | 'style' | 'role' | 'onSubmit'
> & {
  /** What is searched, for example 'Retailers'. */
  readonly 'aria-label': string
  /** True for a search box and its options, instead of two fields and a toggle. */
  readonly pair?: boolean | undefined
}

/** The filters of the listing below. They apply while the member types, so there is nothing to submit. */
export function Filters({ pair = false, ...form }: FiltersProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a form keeps Enter and its fields together
    // biome-ignore lint/correctness/noRestrictedElements: it submits nothing
    <form
      noValidate
      {...form}
      role="search"
      className={pair ? 'filters filters-2' : 'filters'}
      onSubmit={(event) => event.preventDefault()}
    />
  )
}

/**
 * Highlights letters in an element with one text. The browser paints the highlight without an element, so that the name
 * is copied and read aloud as a whole. Some browsers can't, and show none.
 */
function useFoundLetters(
  element: RefObject<HTMLElement | null>,
  { from, to }: FoundLetters = { from: 0, to: 0 },
): void {
  useLayoutEffect(() => {
    const text = element.current && textIn(element.current)
    if (!text || from >= to || to > text.length || !canHighlight()) return
    const range = new Range()
    range.setStart(text, from)
    range.setEnd(text, to)
    const found = CSS.highlights.get(highlightName) ?? new Highlight()
    CSS.highlights.set(highlightName, found.add(range))
    return () => {
      found.delete(range)
    }
  }, [element, from, to])
}

/** The highlight's name in the style sheet. */
const highlightName = 'found'

const canHighlight = (): boolean => typeof Highlight === 'function' && 'highlights' in CSS

const textIn = (element: HTMLElement): Text | null =>
  document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode() as Text | null
