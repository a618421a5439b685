import { dataLinkOf } from '@save/domain/shell'
import { isForThisPage } from '@save/ui/link'
import { Prose } from '@save/ui/prose'
import { useRouter } from '@tanstack/react-router'
import { useLayoutEffect, useRef } from 'react'
import { addressOf } from '../routing/address.ts'
import { openPath } from '../routing/open-path.ts'
import { sanitised } from './sanitiser.ts'

export interface ServerHtmlProps {
  readonly html: string
  /** The level of its top heading: one below the page's heading above it. */
  readonly topLevel: 2 | 3 | 4
}

/**
 * The only component that shows HTML from the server. It inserts sanitised nodes, never text that a
 * browser would parse again.
 */
export function ServerHtml({ html, topLevel }: ServerHtmlProps) {
  const container = useRef<HTMLDivElement>(null)
  const router = useRouter()
  useLayoutEffect(() => {
    const content = sanitised(html, topLevel)
    for (const anchor of content.querySelectorAll('a')) {
      const path = pathInside(anchor)
      if (path !== undefined) anchor.href = addressOf(path)
    }
    container.current?.replaceChildren(content)
  }, [html, topLevel])
  return (
    <Prose
      ref={container}
      onClick={(event) => {
        const anchor = event.target instanceof Element && event.target.closest('a')
        const path = anchor ? pathInside(anchor) : undefined
        if (!anchor || path === undefined || !isForThisPage(event, anchor)) return
        event.preventDefault()
        openPath(router, path)
      }}
    />
  )
}

/** A path in the text is treated like any other link from data. */
function pathInside(anchor: HTMLAnchorElement): string | undefined {
  const link = dataLinkOf(anchor.getAttribute('href') ?? undefined)
  return link?.leads === 'inside' ? link.path : undefined
}
