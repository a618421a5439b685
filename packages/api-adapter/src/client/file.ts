/** Requests a file of the host, and says whether it came. */
export const fetchFile = (address: string): Promise<boolean> =>
  fetch(address).then(
    ({ ok }) => ok,
    () => false,
  )
