import { useState } from 'react'
import { Pager } from './pager.tsx'

const labels = {
  pages: 'Pages',
  first: 'First page',
  previous: 'Previous page',
  next: 'Next page',
  last: 'Last page',
}

const at = (page: number, pageCount: number) => (
  <Pager
    labels={labels}
    position={`Page ${page} of ${pageCount}`}
    page={page}
    pageCount={pageCount}
    onMove={() => {}}
  />
)

function Turning() {
  const [page, setPage] = useState(1)
  return (
    <Pager
      labels={labels}
      position={`Page ${page} of 4`}
      page={page}
      pageCount={4}
      onMove={(move) => setPage({ first: 1, previous: page - 1, next: page + 1, last: 4 }[move])}
    />
  )
}

export const examples = {
  'on the first page': at(1, 3),
  between: at(2, 3),
  'on the last page': at(3, 3),
  'the only page': at(1, 1),
  'large numbers': at(1199, 1200),
  'to turn': Turning,
}
