import { useSyncExternalStore } from 'react'
import { tried } from '../tried/tried.ts'

const query = () => tried(() => window.matchMedia('(prefers-reduced-motion: reduce)'))

const subscribe = (changed: () => void) => {
  const media = query()
  media?.addEventListener('change', changed)
  return () => media?.removeEventListener('change', changed)
}

/** Whether the member prefers reduced motion; follows the setting while the page is open. */
export const useReducedMotion = () =>
  useSyncExternalStore(subscribe, () => query()?.matches ?? false)
