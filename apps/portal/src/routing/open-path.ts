import { type DataLink, shellPolicy } from '@save/domain/shell'
import type { AnyRouter } from '@tanstack/react-router'

/** The address of an in-app path: what stands in the address bar, and in the page's links. */
export const addressOf = (path: string): string => `${shellPolicy.basePath}${path}`

/** Shows an in-app path without loading a document. */
export function openPath(router: AnyRouter, path: string): void {
  const href = addressOf(path)
  // As a browser does with a link to the page that is shown already.
  void router.navigate({ href, replace: href === addressOf(router.latestLocation.href) })
}

/** The same in place of the page that is shown: Back leads to the one before it. */
export function replacePath(router: AnyRouter, path: string): void {
  void router.navigate({ href: addressOf(path), replace: true })
}

/** A link from data as a link component takes it. */
export const hrefOf = (link: DataLink): string => (link.leads === 'inside' ? link.path : link.href)
