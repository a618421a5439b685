/** What any list shows: its place among its pages, the moves of its pager, and what a card pays. */
import { mayMove, type PageMove, pagingMessages, pagingPolicy } from '@save/domain/kernel'
import type { Expected } from '../expected.ts'

export interface ListPlace {
  readonly count: number
  readonly page: number
  readonly pageCount: number
  /** The page's position, in words. */
  readonly from: string
  /** The requirements of this list, that of its pages first. */
  readonly ids: readonly string[]
}

export function pagerPlaces({ count, page, pageCount, from, ids }: ListPlace): readonly Expected[] {
  const position = pagingMessages.position(page, pageCount)
  const moves: readonly PageMove[] = ['first', 'previous', 'next', 'last']
  return [
    {
      what: 'Where the list stands',
      shows: position,
      because: [
        `${count} ÷ ${pagingPolicy.pageSize}, rounded up: ${pageCount === 1 ? '1 page' : `${pageCount} pages`}`,
        from,
      ],
      ids,
      text: position,
    },
    ...moves.map((move) => {
      const isOffered = mayMove(move, page, pageCount)
      return {
        what: pagingMessages.ours[move],
        shows: isOffered ? 'enabled' : 'disabled',
        because: [`This is page ${page} of ${pageCount}`],
        ids: [move === 'first' || move === 'previous' ? 'SEARCH-29' : 'SEARCH-30', 'SEARCH-27'],
        text: pagingMessages.ours[move],
      }
    }),
  ]
}

/** The cashback that a retailer's card promises; nothing if no offer pays any. */
export const gainPlaces = (
  name: string,
  gain: string | undefined,
  enabled: number,
): readonly Expected[] =>
  gain === undefined
    ? []
    : [
        {
          what: `What ${name} pays`,
          shows: gain,
          because: [`The highest figure among its enabled offers, which are ${enabled}`],
          ids: ['RETAILER-08', 'OQ-064'],
          text: gain,
          near: name,
        },
      ]
