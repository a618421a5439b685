import { useSyncExternalStore } from 'react'

/** Does the browser know that it has no connection? */
export const useOffline = (): boolean => useSyncExternalStore(follow, isOffline)

const isOffline = () => !navigator.onLine

function follow(onChange: () => void): () => void {
  window.addEventListener('online', onChange)
  window.addEventListener('offline', onChange)
  return () => {
    window.removeEventListener('online', onChange)
    window.removeEventListener('offline', onChange)
  }
}
