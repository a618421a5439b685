import { useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import type { LinkTarget } from './links.ts'

/** The decoded hash of the address, without '#'. */
export function useHash(): string {
  return useSyncExternalStore(
    (onChange) => {
      addEventListener('hashchange', onChange)
      return () => removeEventListener('hashchange', onChange)
    },
    () => decoded(location.hash.slice(1)),
  )
}

function decoded(hash: string): string {
  try {
    return decodeURIComponent(hash)
  } catch {
    return hash
  }
}

export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const media = matchMedia(query)
      media.addEventListener('change', onChange)
      return () => media.removeEventListener('change', onChange)
    },
    () => matchMedia(query).matches,
  )
}

/** Scrolls to a link's target and focuses it. Without a link, the page begins at the top. */
export function useArrival(hash: string, linked: LinkTarget | undefined): void {
  const isFirst = useRef(true)
  useLayoutEffect(() => {
    const wasOpenedPlainly = isFirst.current && hash === ''
    isFirst.current = false
    if (wasOpenedPlainly) return
    const target = document.getElementById(linked?.anchor ?? 'main')
    for (const folded of foldsAround(target)) folded.open = true
    target?.focus({ preventScroll: true })
    if (linked?.anchor === undefined) scrollTo(0, 0)
    else target?.scrollIntoView()
  }, [hash, linked])
}

function foldsAround(element: Element | null): readonly HTMLDetailsElement[] {
  const folded = element?.closest('details')
  return folded ? [folded, ...foldsAround(folded.parentElement)] : []
}

/** Opens all folded sections before printing. */
export function useOpenOnPaper(): void {
  useLayoutEffect(() => {
    let opened: readonly HTMLDetailsElement[] = []
    const open = () => {
      opened = [...document.querySelectorAll<HTMLDetailsElement>('main details:not([open])')]
      for (const folded of opened) folded.open = true
    }
    const close = () => {
      for (const folded of opened) folded.open = false
    }
    addEventListener('beforeprint', open)
    addEventListener('afterprint', close)
    return () => {
      removeEventListener('beforeprint', open)
      removeEventListener('afterprint', close)
    }
  }, [])
}
