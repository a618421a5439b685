import type { Ref, RefCallback } from 'react'

/** One element for several refs. */
export const together =
  <Place>(...refs: readonly Ref<Place>[]): RefCallback<Place> =>
  (place) => {
    const detach = refs.map((ref) => attach(ref, place))
    return () => {
      for (const off of detach) off()
    }
  }

function attach<Place>(ref: Ref<Place>, place: Place | null): () => void {
  if (typeof ref === 'function') return ref(place) ?? (() => ref(null))
  if (ref === null) return () => undefined
  ref.current = place
  return () => {
    ref.current = null
  }
}
