/** Does the host answer for an address of its own? Without a connection it does not. */
export const isHostThere = (address: string): Promise<boolean> =>
  fetch(address, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )
