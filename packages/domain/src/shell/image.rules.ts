import { present, withoutLastSlashes } from '../kernel/index.ts'

/**
 * Where a thumbnail is fetched from: below the image host, whatever slashes either side has; an
 * absolute http(s) address stays as it is (RETAILER-04, OQ-011). A blank address is no picture.
 */
export function thumbnailHref(imageHost: string, url: string | undefined): string | undefined {
  const address = present(url)?.trim()
  if (address === undefined) return undefined
  if (/^https?:\/\//i.test(address)) return address
  return `${withoutLastSlashes(imageHost.trim())}/${address.replace(/^\/+/, '')}`
}
