import {
  clampPage,
  mayMove,
  type PageMove,
  pageAfter,
  pageCountOf,
  pageFromText,
  pagingMessages,
  pagingPolicy,
  parameterOf,
  writtenQuery,
} from '@save/domain/kernel'
import { queryOf } from '@save/domain/retailers'
import { queryIn } from '@save/portal/routing/query-string'
import { isAddress, queryOfAddress } from './pasted-address.ts'
import {
  type Answer,
  countIn,
  newCase,
  remark,
  type Step,
  type TryIt,
  type Typed,
  textIn,
  unreadable,
} from './try-it.ts'

const moves: readonly PageMove[] = ['first', 'previous', 'next', 'last']

export const paging: TryIt = {
  id: 'paging',
  title: 'Where does a page move lead?',
  chapter: 'kernel',
  fields: [
    { name: 'items', label: 'How many items the list has', first: '121', replacedBy: 'of' },
    {
      name: 'of',
      label: 'How many pages the list has',
      hint: 'Empty: as many as its items fill.',
      first: '',
    },
    { name: 'page', label: 'Page in the address', first: '9' },
    { name: 'move', label: 'Move', first: 'next', options: moves },
  ],
  answer,
  columns: { of: 'of' },
  table: {
    file: 'packages/domain/src/kernel/paging/paging.test.ts',
    headings: ['id', 'case', 'move', 'page', 'of', 'leads to', 'offered'],
  },
}

function answer(typed: Typed): Answer {
  const isCounted = textIn(typed, 'of').trim() === ''
  const [items, pages = 0] = [countIn(typed, 'items'), countIn(typed, 'of')]
  if (!isCounted && pages === 0) return unreadable('of', 'a whole number from 1, such as 3')
  if (isCounted && items === undefined) return unreadable('items', 'a whole number, such as 121')
  const move = moves.find((name) => name === textIn(typed, 'move')) ?? 'next'
  const pageCount = isCounted ? pageCountOf(items ?? 0) : pages
  const address = pageOfAddress(textIn(typed, 'page').trim())
  const asked = pageFromText(address)
  const page = clampPage(asked, pageCount)
  const to = pageAfter(move, page, pageCount)
  const isOffered = mayMove(move, page, pageCount)
  return {
    says: isOffered
      ? `${pagingMessages.position(to, pageCount)} follows.`
      : `${pagingMessages.position(page, pageCount)} stays: the move is not offered.`,
    isRefusal: !isOffered,
    steps: [
      isCounted
        ? { what: `Pages of ${pagingPolicy.pageSize} for ${items} items`, gives: String(pageCount) }
        : pagesGiven(pageCount, items),
      pageMeant(address, asked),
      { what: 'The nearest page that there is', gives: String(page) },
      { what: `After ‘${move}’`, gives: String(to) },
      { what: 'So the search writes', gives: writtenQuery([['page', String(to)]]) },
      {
        what: 'So the directory writes',
        gives: writtenQuery(queryOf({ filter: { mode: 'none' }, page: to })) || 'no page',
      },
    ],
    row: {
      id: 'SEARCH-27',
      case: newCase,
      move,
      page: String(page),
      of: String(pageCount),
      'leads to': String(to),
      offered: isOffered ? 'yes' : 'no',
    },
  }
}

/** Pages that were typed count; items that fill another number of them are told, not passed over. */
function pagesGiven(pages: number, items: number | undefined): Step {
  const filled = items === undefined ? pages : pageCountOf(items)
  return filled === pages
    ? { what: 'Pages of the list', gives: String(pages) }
    : remark(
        `${items} items fill ${filled} ${filled === 1 ? 'page' : 'pages'}; the pages typed count`,
        String(pages),
      )
}

/** Of a whole address, or of its query, the page in it. */
const pageOfAddress = (text: string): string | undefined =>
  isAddress(text) || /^page=/i.test(text)
    ? parameterOf(queryIn(queryOfAddress(text)), 'page')
    : text

function pageMeant(address: string | undefined, asked: number): Step {
  const gives = String(asked)
  if (address === undefined)
    return remark('The address names no page, so it means the first page', gives)
  if (isPage(address, asked)) return { what: 'The page that the address means', gives }
  return remark(
    asked === pagingPolicy.largestPage
      ? `“${address}” is larger than any page, so the address means the largest`
      : `“${address}” is no whole number from 1, so the address means the first page`,
    gives,
  )
}

/** Zeros in front make no difference: '03' is page 3. */
const isPage = (address: string, asked: number): boolean =>
  address.replace(/^0+/, '') === String(asked)
