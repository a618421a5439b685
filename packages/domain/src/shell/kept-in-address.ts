import type { Query } from '../kernel/index.ts'
import type { AddressPort } from './shell.port.ts'

interface Looking<Place> {
  readonly context: { readonly place: Place }
}

/**
 * What every list does with the address, which keeps where the member looks: a filter or a page is a
 * step that Back undoes, a letter typed is not; a page is read from its top (OQ-069).
 */
export const keptInAddress = <Place>(address: AddressPort, queryOf: (place: Place) => Query) => ({
  addToHistory: ({ context }: Looking<Place>) => address.addQuery(queryOf(context.place)),
  replaceInHistory: ({ context }: Looking<Place>) => address.replaceQuery(queryOf(context.place)),
  scrollToTop: () => address.scrollToTop(),
})
