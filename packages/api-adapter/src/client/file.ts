/** Requests a file from the host. Resolves to true if it arrived. */
export const fetchFile = (address: string): Promise<boolean> =>
  fetch(address).then(
    ({ ok }) => ok,
    () => false,
  )
