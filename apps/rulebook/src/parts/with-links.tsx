import { Fragment } from 'react'
import { useBook } from '../shown-book.tsx'

/** Links each requirement and answered question that the text mentions. */
export function WithLinks({ children }: { readonly children: string }) {
  const { links } = useBook()
  return children.split(/\b([A-Z][A-Z]+-\d+)\b/).map((piece, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a piece is known by its place alone
    <Fragment key={index}>
      {index % 2 === 1 && links.targetOf(piece) ? <a href={`#${piece}`}>{piece}</a> : piece}
    </Fragment>
  ))
}
