import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { markOf } from '../drafts/kept-drafts.ts'
import { usePortal } from '../portal/portal-context.tsx'

/** The key through which tabs tell each other; nothing stays stored. */
const newsKey = 'save-member-read'

/**
 * A page belongs to one member. When another tab has read a different one, this tab asks the server
 * who is signed in; if it is another member, the page is reloaded (`oneMember` in the domain).
 */
export function useOneMember(): void {
  const { member: resource } = usePortal().portal.getSnapshot().context.resources
  const mark = useSelector(resource, ({ context: { value } }) => value && markOf(value))

  useEffect(() => {
    if (mark !== undefined) tellOtherTabs(mark)
  }, [mark])

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

/** A hash that identifies nobody, kept only for a moment: writing it tells the other tabs. */
function tellOtherTabs(mark: string): void {
  try {
    localStorage.setItem(newsKey, mark)
    localStorage.removeItem(newsKey)
  } catch {
    // A browser that stores nothing has no way to tell them.
  }
}
