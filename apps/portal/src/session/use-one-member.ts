import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import { markOf } from '../drafts/kept-drafts.ts'
import { usePortal } from '../portal/portal-context.tsx'

/** What a tab tells the others by; nothing stays there. */
const newsKey = 'save-member-read'

/**
 * One page speaks of one member. When another tab has read another one, this tab asks the server who
 * is signed in; when it is another member than the page was made for, what is shown and typed here is
 * not theirs, and the page is loaded anew.
 */
export function useOneMember(): void {
  const { portal, browser } = usePortal()
  const { member: resource } = portal.getSnapshot().context.resources
  const mark = useSelector(resource, ({ context: { value } }) => value && markOf(value))
  const madeFor = useRef(mark)

  useEffect(() => {
    if (mark === undefined) return
    madeFor.current ??= mark
    if (madeFor.current === mark) tellOtherTabs(mark)
    else browser.reload()
  }, [mark, browser])

  useEffect(() => {
    if (mark === undefined) return
    const hear = ({ key, newValue }: StorageEvent) => {
      if (key !== newsKey || newValue === null || newValue === mark) return
      resource.send({ type: 'resource.invalidated' })
      resource.send({ type: 'resource.needed' })
    }
    addEventListener('storage', hear)
    return () => removeEventListener('storage', hear)
  }, [mark, resource])
}

/** A hash that names nobody, and only for a moment: other tabs hear of it as it is written. */
function tellOtherTabs(mark: string): void {
  try {
    localStorage.setItem(newsKey, mark)
    localStorage.removeItem(newsKey)
  } catch {
    // A browser that keeps nothing has no way to tell.
  }
}
