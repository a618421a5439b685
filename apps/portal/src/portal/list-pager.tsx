import { type PageMove, pagingMessages } from '@save/domain/kernel'
import { Pager } from '@save/ui/pager'

export interface ListPagerProps {
  readonly paging: {
    readonly page: number
    readonly pageCount: number
    readonly position: string
  }
  readonly onMove: (move: PageMove) => void
}

/** The pages of any list: first, previous, 'Page X of Y', next, last (SEARCH-06, OQ-069). */
export const ListPager = ({ paging: { page, pageCount, position }, onMove }: ListPagerProps) => (
  <Pager
    labels={pagingMessages.ours}
    position={position}
    page={page}
    pageCount={pageCount}
    onMove={onMove}
  />
)
