import { useSelector } from '@xstate/react'
import { useEffect, useLayoutEffect } from 'react'
import { tabSignal } from '../memory/storages.ts'
import { ownerOf } from '../memory/store.ts'
import { usePortal } from '../portal/use-portal.ts'

/** Each signal has a hash of the member, which identifies nobody. */
const readings = tabSignal('save-member-read')

/**
 * A page belongs to one member. If another tab has read a different one, this tab asks the server who is signed in, and
 * reloads if it is another member (`oneMember` in the domain).
 */
export function useOneMember(): void {
  const { member: resource } = usePortal().portal.getSnapshot().context.resources
  const mark = useSelector(resource, ({ context: { value } }) => value && ownerOf(value))

  useEffect(() => {
    if (mark !== undefined) readings.tell(mark)
  }, [mark])

  useLayoutEffect(() => {
    if (mark === undefined) return
    return readings.listen((read) => {
      if (read === mark) return
      resource.send({ type: 'resource.invalidated' })
      resource.send({ type: 'resource.needed' })
    })
  }, [mark, resource])
}
