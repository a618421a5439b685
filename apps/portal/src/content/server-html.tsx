import { Prose } from '@save/ui/prose'
import { useLayoutEffect, useRef } from 'react'
import { sanitised } from './sanitiser.ts'

export interface ServerHtmlProps {
  readonly html: string
  /** The level of its top heading: one below the page's heading above it. */
  readonly topLevel: 2 | 3 | 4
}

/**
 * HTML from the server, the only place where the portal shows any. It goes into the page as
 * sanitised nodes, never as text that a browser would parse again.
 */
export function ServerHtml({ html, topLevel }: ServerHtmlProps) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    place.current?.replaceChildren(sanitised(html, topLevel))
  }, [html, topLevel])
  return <Prose ref={place} />
}
