import { useSyncExternalStore } from 'react'

/** Does the browser know that it has no connection? A page that is drawn by the build has one. */
export const useOffline = (): boolean => useSyncExternalStore(follow, isOffline, isOfflineInBuild)

const isOffline = () => !navigator.onLine
const isOfflineInBuild = () => false

function follow(onChange: () => void): () => void {
  window.addEventListener('online', onChange)
  window.addEventListener('offline', onChange)
  return () => {
    window.removeEventListener('online', onChange)
    window.removeEventListener('offline', onChange)
  }
}
