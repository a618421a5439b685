import type { Query } from '../kernel/index.ts'
import type { AddressPort } from './shell.port.ts'

interface Looking<Place> {
  readonly context: { readonly state: Place }
}

/**
 * Stores a list's place in the address. Back undoes a filter or a page, but not a typed letter, and a new page starts
 * at its top (OQ-069).
 */
export const addressActions = <Place>(address: AddressPort, queryOf: (place: Place) => Query) => ({
  addToHistory: ({ context }: Looking<Place>) => address.addQuery(queryOf(context.state)),
  replaceInHistory: ({ context }: Looking<Place>) => address.replaceQuery(queryOf(context.state)),
  scrollToTop: () => address.scrollToTop(),
})
