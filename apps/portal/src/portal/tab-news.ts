import { tried } from '@save/ui/tried'

/** Under this key the tabs tell each other which purse a call draws on. */
export const purseNews = 'save-purse-changed'
/** Under this one, that the member's data was saved. */
export const savedNews = 'save-member-saved'
/** Under this one, that the member has logged out. */
export const logoutNews = 'save-logged-out'

/** Instead of the storage, where the browser refuses it: what comes this way is heard as if stored. */
const channel = tried(() => new BroadcastChannel('save-tabs'))
channel?.addEventListener('message', ({ data }) => dispatchEvent(new StorageEvent('storage', data)))

/**
 * Tells the browser's other tabs something that identifies nobody. It is written only for a moment;
 * nothing stays stored.
 */
export function tellOtherTabs(key: string, news: string): void {
  const isTold = tried(() => {
    localStorage.setItem(key, news)
    localStorage.removeItem(key)
    return true
  })
  if (!isTold) channel?.postMessage({ key, newValue: news })
}

/** @returns ends it */
export function listenToOtherTabs(key: string, hear: (news: string) => void): () => void {
  const listener = (event: StorageEvent) => {
    if (event.key === key && event.newValue !== null) hear(event.newValue)
  }
  addEventListener('storage', listener)
  return () => removeEventListener('storage', listener)
}
