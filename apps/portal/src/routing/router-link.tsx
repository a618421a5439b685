import { dataLinkOf } from '@save/domain/shell'
import { type AnchorProps, isForThisPage } from '@save/ui/link'
import { type AnyRouter, useRouter } from '@tanstack/react-router'
import { addressOf } from './address.ts'
import { openPath } from './open-path.ts'
import { usePrefetch } from './use-prefetch.ts'

/**
 * Renders every link of the portal. The router opens in-app paths, whose code and data load as soon as the member seems
 * about to follow them. The browser opens all other links (OQ-001).
 */
export function RouterLink({ href, ...anchor }: AnchorProps) {
  const router = useRouter()
  const link = dataLinkOf(href)
  const prefetch = usePrefetch(link?.leads === 'inside' ? link.path : undefined)
  if (link?.leads !== 'inside') return <a {...anchor} href={href} />

  const { path } = link
  const { onClick, onPointerEnter, onPointerLeave, onFocus, onBlur } = anchor
  return (
    <a
      {...anchor}
      href={addressOf(path)}
      onPointerEnter={(event) => {
        onPointerEnter?.(event)
        prepare(router, path)
        prefetch.begin()
      }}
      onPointerLeave={(event) => {
        onPointerLeave?.(event)
        prefetch.end()
      }}
      onFocus={(event) => {
        onFocus?.(event)
        prepare(router, path)
        prefetch.begin()
      }}
      onBlur={(event) => {
        onBlur?.(event)
        prefetch.end()
      }}
      onClick={(event) => {
        if (!isForThisPage(event, event.currentTarget)) return
        onClick?.(event)
        event.preventDefault()
        openPath(router, path)
      }}
    />
  )
}

/** A failed preload shows nothing: opening the path will report it. */
const prepare = (router: AnyRouter, path: string): void => {
  const [pathname = path] = path.split(/[?#]/)
  router.preloadRoute({ to: pathname }).catch(() => undefined)
}
