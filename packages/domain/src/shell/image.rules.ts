import { present, withoutLastSlashes } from '../kernel/index.ts'

/**
 * The address of a thumbnail: below the image host, with exactly one slash between, or an absolute http(s) address
 * unchanged (RETAILER-04, OQ-011). `undefined` for a blank address.
 */
export function thumbnailHref(imageHost: string, url: string | undefined): string | undefined {
  const address = present(url)?.trim()
  if (address === undefined) return undefined
  if (/^https?:\/\//i.test(address)) return address
  return `${withoutLastSlashes(imageHost.trim())}/${address.replace(/^\/+/, '')}`
}
