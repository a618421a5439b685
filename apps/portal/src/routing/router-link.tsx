import { dataLinkOf } from '@save/domain/shell'
import { type AnchorProps, isForThisPage } from '@save/ui/link'
import { type AnyRouter, useRouter } from '@tanstack/react-router'
import { addressOf } from './address.ts'
import { openPath } from './open-path.ts'
import { usePrefetch } from './use-prefetch.ts'

/**
 * Draws every link of the portal. The router opens in-app paths; their code and data are loaded as soon as the member
 * seems about to follow them. Every other link is left to the browser (OQ-001).
 */
export function RouterLink({ href, ...anchor }: AnchorProps) {
  const router = useRouter()
  const link = dataLinkOf(href)
  const foresight = usePrefetch(link?.leads === 'inside' ? link.path : undefined)
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
        foresight.begin()
      }}
      onPointerLeave={(event) => {
        onPointerLeave?.(event)
        foresight.end()
      }}
      onFocus={(event) => {
        onFocus?.(event)
        prepare(router, path)
        foresight.begin()
      }}
      onBlur={(event) => {
        onBlur?.(event)
        foresight.end()
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

/** A failed preload shows nothing; opening the path will. */
const prepare = (router: AnyRouter, path: string): void => {
  const [pathname = path] = path.split(/[?#]/)
  router.preloadRoute({ to: pathname }).catch(() => undefined)
}
