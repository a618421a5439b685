import { useState, useSyncExternalStore } from 'react'
import { tried } from '../browser/tried.ts'

/**
 * True if the slides move automatically: the member allows it, and neither points at them nor focuses them. Pressing
 * play overrides pointer and focus, which are then on the button.
 */
export function useRotation(mayStart: boolean) {
  const [choice, setChoice] = useState<boolean>()
  const [isPointedAt, setPointedAt] = useState(false)
  const [hasFocus, setFocus] = useState(false)
  const isPlaying = choice ?? mayStart

  return {
    isPlaying,
    isRotating: isPlaying && !isPointedAt && !hasFocus,
    setPointedAt,
    setFocus,
    toggle: () => {
      setChoice(!isPlaying)
      setPointedAt(false)
      setFocus(false)
    },
  }
}

const query = () => tried(() => window.matchMedia('(prefers-reduced-motion: reduce)'))

const subscribe = (changed: () => void) => {
  const media = query()
  media?.addEventListener('change', changed)
  return () => media?.removeEventListener('change', changed)
}

/** True if the member prefers reduced motion. Follows the setting while the page is open. */
export const useReducedMotion = () =>
  useSyncExternalStore(subscribe, () => query()?.matches ?? false)
