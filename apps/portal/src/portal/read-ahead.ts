/** Resources that were read before their first readers rendered: what failed then is not tried again by them. */
const readAhead = new Set<object>()

export const noteReadAhead = (resource: object): void => void readAhead.add(resource)

export const isReadAhead = (resource: object): boolean => readAhead.has(resource)

/** From now on each new reader counts again. */
export const forgetReadAhead = (): void => readAhead.clear()
