/**
 * Replaces the libraries that ofetch uses to add a base or a query to an address and to parse JSON:
 * our HTTP client gives it whole addresses and reads the stream itself
 * (packages/api-adapter/src/client).
 */
const unused = (): never => {
  throw new Error('The HTTP client needs none of these.')
}

// biome-ignore lint/style/noDefaultExport: one of the libraries has one
export { unused as default, unused as withBase, unused as withQuery }
