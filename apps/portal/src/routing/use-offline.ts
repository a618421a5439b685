import { useSyncExternalStore } from 'react'

/** True if the browser knows that it is offline. The build renders pages as online. */
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
