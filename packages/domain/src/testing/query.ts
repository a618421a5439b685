import { type Query, writtenQuery } from '../kernel/index.ts'
import { type Cell, unreadable } from './cells.ts'

/** Reads '?search=M%26S&page=2'. '(none)' and '' have no parameters. Throws if a % encodes nothing. */
export const queryIn = (address: string): Query =>
  [...address.matchAll(/([^?&=]+)=([^&]*)/g)].map(([, name = '', value = '']) => [
    decoded(name),
    decoded(value),
  ])

const decoded = (text: string): string => decodeURIComponent(text.replaceAll('+', ' '))

/** The product's own spelling, or '(none)': a search for M&S is '?search=M%26S'. */
export const addressOf = (query: Query): string => writtenQuery(query) || '(none)'

/** The query of an address. */
export const query: Cell<Query> = {
  hint: 'the query of an address, such as ?search=tea&page=2, or (none)',
  read: (text) => {
    try {
      return text === '(none)' || text.startsWith('?') ? queryIn(text) : unreadable
    } catch {
      return unreadable
    }
  },
  write: addressOf,
}
