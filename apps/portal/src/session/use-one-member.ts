import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { markOf } from '../drafts/kept-drafts.ts'
import { usePortal } from '../portal/portal-context.tsx'

/** What a tab tells the others by; nothing stays there. */
const newsKey = 'save-member-read'

/**
 * One page speaks of one member. When another tab has read another one, this tab asks the server who
 * is signed in; an answer with another member loads the page anew (`oneMember` in the domain).
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

/** A hash that names nobody, and only for a moment: other tabs hear of it as it is written. */
function tellOtherTabs(mark: string): void {
  try {
    localStorage.setItem(newsKey, mark)
    localStorage.removeItem(newsKey)
  } catch {
    // A browser that keeps nothing has no way to tell.
  }
}
