/**
 * May an order that the member was sent away to pay for still be unpaid? It may on the way back by the
 * browser's own Back; a provider that is done leads on to a page of ours by itself.
 *
 * @param arrival how the browser came to load the page, as its navigation timing names it
 */
export const mayStillBeUnpaid = (arrival: string): boolean =>
  arrival === 'back_forward' || arrival === 'reload'
